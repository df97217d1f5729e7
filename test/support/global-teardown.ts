import { removeRunFolder } from './run-folder.ts';

export default removeRunFolder;
