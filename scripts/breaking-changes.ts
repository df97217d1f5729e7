import { apiCompare } from 'api-smart-diff';

type Difference = ReturnType<typeof apiCompare>['diffs'][number];

/** Lists the changes between two OpenAPI descriptions that break clients. */
export function findBreakingChanges(before: object, after: object): string[] {
  const { diffs } = apiCompare(before, after);
  return diffs.filter(isBreaking).map(({ action, path }) => `${action} ${path.join(' › ')}`);
}

/**
 * Judges one difference. api-smart-diff finds the differences with all references resolved; its own judgement holds for requests. It does
 * not tell that responses may gain values, that any change of a type breaks clients, and that clients use names of operations and schemas.
 */
function isBreaking({ path, action, type }: Difference): boolean {
  const [parent, key] = path.slice(-2);
  if (path[0] === 'components') return path[1] === 'schemas' && path.length === 3 && action === 'remove';
  const isProperty = parent === 'properties';
  if (!isProperty && (key === 'operationId' || key === 'type' || parent === 'type')) return true;
  if (!path.includes('responses')) return type === 'breaking';
  if (isProperty || parent === 'required' || parent === 'enum') return action !== 'add';
  return type === 'breaking';
}
