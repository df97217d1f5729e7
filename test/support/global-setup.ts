import { createRunFolder } from './run-folder.ts';

export default createRunFolder;
