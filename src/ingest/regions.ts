import { splitList } from '../lib/list-entries.ts';

/** Pattern of a cloud region's name, such as `eu-west-1`. The name has only such characters and lengths as a label of a host name. */
const REGION = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** Returns the regions that a setting lists, in lower case, because host names and request signatures contain them in lower case. */
export function regionsOf(text: string | undefined): readonly string[] {
  return splitList(text).map((region) => region.toLowerCase());
}

/** Returns messages about an invalid list of regions, with the name of the variable; empty if the setting is valid or absent. */
export function regionProblems(variable: string, text: string | undefined): readonly string[] {
  const regions = regionsOf(text);
  const isRight = regions.every((region) => REGION.test(region)) && new Set(regions).size === regions.length;
  if (text === undefined || (isRight && regions.length > 0)) return [];
  return [
    `${variable} must be a region, or a comma-separated list of different regions (letters, digits, hyphens)`,
  ];
}
