import { beforeEach } from '@jest/globals';

/**
 * Lets the tests of a file find no program such as ffmpeg, because each start of one takes longer than a command without it. A test
 * that needs programs calls the function that is returned.
 */
export function useNoPrograms(): () => void {
  const { PATH = '' } = process.env;
  beforeEach(() => {
    process.env.PATH = '';
  });
  return () => {
    process.env.PATH = PATH;
  };
}
