import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { listVariables } from '../../src/app/config/describe-settings.ts';
import { Environment, setVariables } from '../../src/app/config/environment.ts';
import { CLOSE_GRACE_MS } from '../../src/http/server/listen.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { useFolder } from '../support/folder.ts';
import { isInstalled } from '../support/installed.ts';
import { configOf } from '../support/service.ts';

const UNITS = 'deploy/systemd';
/** Greatest exposure of a unit, of 10: above it, `systemd-analyze security` finds rights that the service does not need. */
const MAX_EXPOSURE = 2.5;
/** Variables that programs other than the service read: Node, the C library, and SeaweedFS and Grafana in `compose.yaml`. */
const OTHERS = /^(?:NODE_|MALLOC_|GF_|S3_BUCKET$)/;

const read = (path: string) => readFileSync(path, 'utf8');
const manifests = () => parseAllDocuments(read('deploy/kubernetes.yaml')).map((each) => each.toJS());
const find = (kind: string) => manifests().find((each) => each.kind === kind);
const environments = () =>
  Object.values<{ readonly environment?: object }>(parse(read('compose.yaml'), { merge: true }).services).map(
    ({ environment = {} }) => environment,
  );
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const itThere = isInstalled('systemd-analyze') ? it : it.skip;

describe('the units of systemd', () => {
  const units = readdirSync(UNITS);
  const folder = useFolder();
  itThere('the units have no fault', () => {
    // systemd looks for the program, which is elsewhere on many machines.
    for (const unit of units)
      writeFileSync(join(folder(), unit), read(join(UNITS, unit)).replace('/usr/bin/node', process.execPath));
    const { stdout, stderr, status } = analyze('verify', ...units.map((unit) => join(folder(), unit)));
    expect({ output: stdout + stderr, status }).toEqual({ output: '', status: 0 });
  });

  itThere.each(units.filter((unit) => unit.endsWith('.service')))('%s has few rights', (unit) => {
    const { stdout } = analyze('security', '--offline=true', join(UNITS, unit));
    const [, exposure] = /level for .*: (\d+\.\d)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MAX_EXPOSURE);
  });
});

it('the files set variables that the service knows, with values that it accepts', () => {
  const known = new Set([...listVariables(providers).map(({ variable }) => variable), 'AWS_ACCESS_KEY_ID']);
  const units = readdirSync(UNITS).flatMap((unit) => [
    ...read(join(UNITS, unit)).matchAll(/^Environment=(.*)$/gm),
  ]);
  const image = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)];
  const inWords = [...units, ...image].map(([, words = '']) =>
    Object.fromEntries(words.split(' ').map((word) => word.split('=') as [string, string])),
  );
  const sets = [...inWords, ...environments(), find('ConfigMap').data];
  expect(sets.length).toBeGreaterThan(8);
  for (const set of sets) {
    expect(Object.keys(set).filter((name) => !known.has(name) && !OTHERS.test(name))).toEqual([]);
    configOf(set);
  }
});

it('the files give a stopping server more time than it needs at most', () => {
  const unit = read(join(UNITS, 'voice-directory.service'));
  const server = parse(read('compose.yaml'), { merge: true }).services['server-1'];
  const [, delayed = ''] = /STOP_DELAY_SECONDS=(\d+)/.exec(unit) ?? [];
  const given = [
    [delayed && { STOP_DELAY_SECONDS: delayed }, /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]],
    [server.environment, /^(\d+)s$/.exec(server.stop_grace_period)?.[1]],
    [find('ConfigMap').data, find('Deployment').spec.template.spec.terminationGracePeriodSeconds],
  ];
  for (const [environment, seconds] of given) {
    const delay = Environment.parse(setVariables(environment)).STOP_DELAY_SECONDS;
    expect(Number(seconds)).toBeGreaterThan(delay + CLOSE_GRACE_MS / 1000);
  }
});

it('the image copies what there is, and its build is given all of it', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const { workspaces } = JSON.parse(read('package.json'));
  expect(copied).toEqual(expect.arrayContaining(workspaces.map((each: string) => `${each}/package.json`)));
  for (const path of copied) expect([path, existsSync(path)]).toEqual([path, true]);
  const kept = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const path of copied.filter((each) => each !== '.'))
    expect(kept.some((each) => path === each || path.startsWith(`${each}/`))).toBe(true);
});

it('the parts of Kubernetes name each other as they are called', () => {
  const { metadata, spec } = find('Deployment');
  const { labels } = spec.template.metadata;
  const service = find('Service').spec.selector;
  for (const selector of [
    spec.selector.matchLabels,
    service,
    find('PodDisruptionBudget').spec.selector.matchLabels,
  ])
    expect(labels).toMatchObject(selector);
  expect(spec.template.spec.containers[0].ports).toEqual([
    { name: 'http', containerPort: 3000 },
    { name: 'metrics', containerPort: Number(find('ConfigMap').data.METRICS_PORT) },
  ]);
  const { scaleTargetRef } = find('HorizontalPodAutoscaler').spec;
  expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: metadata.name });
  expect(find('CronJob').spec.jobTemplate.spec.template.metadata.labels).not.toMatchObject(service);
});

it('compose replaces the addresses that the files of deploy/ have', () => {
  const text = read('compose.yaml');
  expect(text).toContain('s/server 127.0.0.1:3000 .*/');
  expect(read('deploy/nginx.conf')).toMatch(/^ {2}server 127\.0\.0\.1:3000 max_fails=0;$/m);
  expect(text).toContain("s/'127.0.0.1:9464'/");
  expect(read('deploy/prometheus.yml')).toContain("['127.0.0.1:9464']");
});
