import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import autocannon from 'autocannon';
import { parse } from 'yaml';
import { freePort } from '../../bench/free-port.ts';
import { useFolder } from '../support/folder.ts';
import { isInstalled } from '../support/installed.ts';
import { launch, start, stop, untilServing } from '../support/process.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const isThere = isInstalled('prometheus') && isInstalled('promtool');
const itThere = isThere ? it : it.skip;
const ALERTS = resolve('deploy/prometheus-alerts.yml');
/** Requests of a run, of each of its paths. */
const AMOUNT = 4000;
/** Metrics of Prometheus itself, and of conditions that this service is not in. */
const ELSEWHERE = ['up', 'voice_directory_redis_reachable', 'voice_directory_preview_place_reachable'];

const COUNT = 'voice_directory_request_duration_seconds_count';

const promtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });

/** Series and their values in promtool's notation: a start, and what each minute adds. */
type Series = Rows<[name: string, values: string]>;
const { raising, minutes, well } = readBeside<{
  raising: Readonly<Record<string, Series>>;
  minutes: Readonly<Record<string, number>>;
  well: Series;
}>(import.meta);

/** Adds the label that Prometheus gives each series of the service. */
const ofJob = (series: string) =>
  series.includes('{') ? series.replace('{', '{job="voice-directory",') : `${series}{job="voice-directory"}`;

/** A replica that is scraped, beside the series of a test. */
const UP: Series = [['up{instance="well"}', '1x3000']];

/** Returns the names of the alerts that these series have raised at the end of their last minute, as promtool prints them. */
async function raisedBy(folder: string, series: Series, minutes: number): Promise<string[]> {
  const test = {
    interval: '1m',
    input_series: series.map(([name, values]) => ({ series: ofJob(name), values })),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: `${minutes}m`,
        exp_samples: [{ labels: '{}', value: 0 }],
      },
    ],
  };
  const file = join(folder, 'alerts.test.yml');
  await writeFile(file, JSON.stringify({ rule_files: [ALERTS], evaluation_interval: '1m', tests: [test] }));
  try {
    promtool('test', 'rules', file);
    throw new Error('promtool found a sample that cannot exist');
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const [, got = ''] = /got:(.*)$/m.exec(stdout + stderr) ?? [];
    return [...got.matchAll(/alertname=\\?"(\w+)/g)].map(([, name]) => name ?? '');
  }
}

describe('the files for Prometheus and Grafana', () => {
  const folder = useFolder();
  let url = '';
  let metricsUrl = '';
  let prometheus = '';
  let child: ReturnType<typeof start> | undefined;

  beforeAll(async () => {
    if (!isThere) return;
    const [metricsPort, port] = [await freePort(), await freePort()];
    child = start(['serve'], {
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder(),
      PROVIDERS: 'openai,polly',
      INGEST_ON_START: 'true',
    });
    ({ url } = await untilServing(child));
    metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    const config = await readFile('deploy/prometheus.yml', 'utf8');
    expect(config).toContain('127.0.0.1:9464');
    const own = config
      .replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`)
      .replace('15s', '1s')
      .replace('prometheus-alerts.yml', ALERTS);
    const file = join(folder(), 'prometheus.yml');
    await writeFile(file, own);
    prometheus = `http://127.0.0.1:${port}`;
    launch(
      'prometheus',
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder(), 'tsdb')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      {},
    );
    while (!(await isScraped())) await sleep(200);
  });
  afterAll(async () => {
    if (child) await stop(child);
  });

  async function query(expression: string): Promise<readonly unknown[]> {
    const response = await fetch(`${prometheus}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { status, data, error } = (await response.json()) as {
      status: string;
      data?: { result: unknown[] };
      error?: string;
    };
    if (status !== 'success') throw new Error(`${expression}: ${error}`);
    return data?.result ?? [];
  }
  const isScraped = () =>
    query('voice_directory_catalog_info').then(
      (result) => result.length > 0,
      () => false,
    );
  const scrape = async () => (await fetch(metricsUrl)).text();

  itThere('promtool finds no fault in the configuration, the rules and the metrics', async () => {
    promtool('check', 'config', resolve('deploy/prometheus.yml'));
    const own = (await scrape()).split('\n').filter((line) => /voice_directory_/.test(line));
    execFileSync('promtool', ['check', 'metrics'], { input: `${own.join('\n')}\n` });
  });

  itThere('each alert is raised by its condition, and none by a service that is well', async () => {
    const { groups } = parse(await readFile(ALERTS, 'utf8')) as { groups: { rules: { alert: string }[] }[] };
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(Object.keys(raising)).toEqual(names);
    expect(await raisedBy(folder(), well, 1500)).toEqual([]);
    for (const [name, series] of Object.entries(raising)) {
      expect(await raisedBy(folder(), [...UP, ...series], minutes[name] ?? 50)).toEqual([name]);
    }
    expect(await raisedBy(folder(), [['process_cpu_seconds_total', '1x60']], 50)).toEqual([
      'VoiceDirectoryDown',
    ]);
  });

  itThere(
    'Prometheus scrapes the service, and answers each expression of the dashboard and the alerts',
    async () => {
      const dashboard = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')) as {
        panels: { title: string; targets: { expr: string }[] }[];
      };
      const { groups } = parse(await readFile(ALERTS, 'utf8')) as { groups: { rules: { expr: string }[] }[] };
      const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      const expressions = [...shown, ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))].map(
        (expr) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$job', 'voice-directory'),
      );
      expect(expressions.length).toBeGreaterThan(30);
      for (const expression of expressions) await query(expression);
      const names = new Set(
        expressions.flatMap(
          (each) => each.match(/\b(?:up|voice_directory_\w+|nodejs_\w+|process_\w+)\b/g) ?? [],
        ),
      );
      await (await fetch(`${url}/v1/voices`)).arrayBuffer();
      await sleep(100);
      const text = await scrape();
      const unknown = [...names].filter(
        (name) => !ELSEWHERE.includes(name) && !new RegExp(`^${name}[ {]`, 'm').test(text),
      );
      // A counter of errors of a class has no series before the first.
      expect(unknown).toEqual(['voice_directory_provider_error']);
    },
  );

  itThere('the metrics of a run are what the load generator has counted', async () => {
    const paths = ['/v1/voices', '/v1/voices?limit=x', '/v1/voices/openai/none', '/v1/metadata'];
    const labels = ['/v1/voices 2xx', '/v1/voices 4xx', '/v1/voices/{id} 4xx', '/v1/metadata 2xx'];
    const readCounts = async () => {
      const text = await scrape();
      return labels.map((label) => {
        const [route = '', status] = label.split(' ');
        const line = text
          .split('\n')
          .find((each) => each.startsWith(`${COUNT}{route="${route}",method="GET",status="${status}"}`));
        return Number(line?.split(' ').at(-1) ?? 0);
      });
    };
    const before = await readCounts();
    const results = await Promise.all(
      paths.map((path) => autocannon({ url: url + path, amount: AMOUNT, connections: 5 })),
    );
    const counted = results.map((each) => [
      each['2xx'],
      each['4xx'],
      each.errors + each.timeouts + each['5xx'],
    ]);
    expect(counted).toEqual([
      [AMOUNT, 0, 0],
      [0, AMOUNT, 0],
      [0, AMOUNT, 0],
      [AMOUNT, 0, 0],
    ]);
    const expected = before.map((each) => each + AMOUNT);
    for (let tries = 0; tries < 50 && String(await readCounts()) !== String(expected); tries++)
      await sleep(100);
    expect(await readCounts()).toEqual(expected);
  });
});
