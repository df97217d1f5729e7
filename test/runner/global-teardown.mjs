import './typescript.mjs';

const { removeRunFolder } = await import('../support/run-folder.ts');

export default removeRunFolder;
