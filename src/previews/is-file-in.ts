import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/** Reports whether a key names a regular file in a folder. A link out of the folder would be a security hole; a pipe could block forever. */
export async function isFileIn(folder: string, key: string): Promise<boolean> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(`${folder}/${key}`)]);
    return path.startsWith(root.endsWith(sep) ? root : root + sep) && (await stat(path)).isFile();
  } catch {
    return false;
  }
}
