import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import * as z from 'zod';

const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      name: z.string(),
      purl: z.string().startsWith('pkg:npm/').optional(),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ link: z.boolean().optional(), integrity: z.string().optional() }),
  ),
});

it('the bill of materials names every package of the lockfile with its hash, and every dependency is in it', () => {
  const bill = Bill.parse(
    JSON.parse(execFileSync(process.execPath, ['scripts/make-sbom.mjs'], { encoding: 'utf8' })),
  );
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  expect(bill.components.map((component) => component['bom-ref'])).toEqual(locked.map(([path]) => path));
  expect(bill.components.filter(({ hashes }) => hashes)).toHaveLength(
    locked.filter(([, { integrity }]) => integrity).length,
  );
  expect(bill.components.filter(({ purl }) => purl === undefined).map(({ name }) => name)).toEqual([
    'client-types',
  ]);
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
