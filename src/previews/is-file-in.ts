import { realpath, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/** Reports whether a key is a regular file in a folder: not a link out of the folder (security), and not a pipe (reading may never end). */
export async function isFileIn(folder: string, key: string): Promise<boolean> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(`${folder}/${key}`)]);
    return path.startsWith(root.endsWith(sep) ? root : root + sep) && (await stat(path)).isFile();
  } catch {
    return false;
  }
}
