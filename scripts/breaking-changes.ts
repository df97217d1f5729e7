import { apiCompare } from 'api-smart-diff';

type Difference = ReturnType<typeof apiCompare>['diffs'][number];

/** The parts of an OpenAPI description that are compared. */
interface Description {
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

/** Lists the changes between two OpenAPI descriptions that break clients. */
export function findBreakingChanges(before: Description, after: Description): string[] {
  const { diffs } = apiCompare(resolve(before), resolve(after));
  const changes = diffs.filter(isBreaking).map(({ action, path }) => `${action} ${path.join(' › ')}`);
  const names = new Set(schemaNamesOf(after));
  const gone = schemaNamesOf(before).filter((name) => !names.has(name));
  return [...changes, ...gone.map((name) => `remove schema ${name}`)];
}

/**
 * Judges one difference. The judgement of api-smart-diff holds for requests. Left out there are
 * that responses may gain values, that any change of a type breaks clients, and that generated clients use names of operations.
 */
function isBreaking({ path, action, type }: Difference): boolean {
  const [parent, key] = path.slice(-2);
  const isProperty = parent === 'properties';
  if (!isProperty && (key === 'operationId' || key === 'type' || parent === 'type')) return true;
  if (!path.includes('responses')) return type === 'breaking';
  if (isProperty || parent === 'required' || parent === 'enum') return action !== 'add';
  return type === 'breaking';
}

/** Generated clients have a type for each schema, by its name. */
function schemaNamesOf({ components }: Description): string[] {
  return Object.keys(components?.schemas ?? {});
}

/**
 * Replaces the references of the paths by their targets, because api-smart-diff takes a schema that becomes a component for another one.
 * Examples are left out, because they promise nothing.
 */
function resolve({ components, ...description }: Description): object {
  const root = { components };
  const inline = (node: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((each) => inline(each, within));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref } = node as { readonly $ref?: unknown };
    if (typeof $ref === 'string')
      return within.includes($ref) ? node : inline(targetOf(root, $ref), [...within, $ref]);
    const entries = Object.entries(node).filter(([key]) => key !== 'examples');
    return Object.fromEntries(entries.map(([key, value]) => [key, inline(value, within)]));
  };
  return { ...description, paths: inline(description.paths ?? {}, []) };
}

/** Returns the target of a reference such as `#/components/schemas/Voice`. */
function targetOf(root: object, $ref: string): unknown {
  const names = $ref.slice('#/'.length).split('/');
  return names.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], root);
}
