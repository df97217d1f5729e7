import './typescript.mjs';

const { createRunFolder } = await import('../support/run-folder.ts');

export default createRunFolder;
