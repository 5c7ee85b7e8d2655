import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { BACKGROUND_FUNCTIONS } from '#functions/platform/job-list/jobs.ts';
import { WARNING_CODES } from '#functions/platform/base/log.ts';
import { ROOT } from '#infra/build/paths.ts';
import { readSettings } from '#infra/constructs/settings.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

const { assembly, settings, templates } = synthesisedProduct;
const everywhere = Object.values(templates);

describe('CDK app', () => {
  it('synthesises without look-ups in an AWS account', () => {
    expect(assembly.manifest.missing ?? []).toEqual([]);
  });

  it('orders each stack after the stacks that it depends on', () => {
    const placed: string[] = [];
    for (const { stackName, dependencies } of assembly.stacks) {
      const earlier = dependencies.map(({ id }) => id).filter((id) => !id.endsWith('.assets'));
      expect(placed).toEqual(expect.arrayContaining(earlier));
      placed.push(stackName);
    }
    const inOrder = ['data', 'api', 'edge', 'jobs', 'ops'].map((stack) => placed.indexOf(`${settings.name}-${stack}`));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });

  it.each([
    ['swipe:account', '12', /swipe:account: twelve digits/],
    ['swipe:region', undefined, /swipe:region/],
    ['swipe:consoleDomain', 'console.sites.example.net', /swipe:sitesDomain: .*neither domain may be within the other/],
    ['swipe:sitesDomain', 'visitorsites.example.net', /swipe:sitesDomain: .*must not look like the id of a site/],
    ['swipe:monthlyBudgetUsd', 'much', /swipe:monthlyBudgetUsd/],
    ['swipe:imageMaxMb', '0', /swipe:imageMaxMb/],
    ['swipe:imageMaxMb', '2.5', /swipe:imageMaxMb/],
    ['swipe:imageMaxMb', '101', /swipe:imageMaxMb/],
  ])('refuses the setting %s = %s', (key, value, message) => {
    const app = new App({ context: { ...exampleContext(), [key]: value } });
    expect(() => readSettings(app.node)).toThrow(message);
  });
});

/** Returns the trigger of a function, worded as in the operations guide. */
function starterOf(trigger: (typeof BACKGROUND_FUNCTIONS)[number]['trigger']): string {
  if (trigger.by === 'schedule') return trigger.everyMinutes === 1 ? 'every minute' : 'every day';
  return {
    job: 'job',
    stream: 'the table’s stream',
    'access-logs': 'access logs',
    'mail-events': 'SES',
    queue: 'messages',
    hand: 'by hand',
  }[trigger.by];
}

describe('deployed stacks', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const alarms = propertiesOf(everywhere, 'AWS::CloudWatch::Alarm');

  it('have alarms that describe their impact, refer to the operations guide and notify of the return to normal', () => {
    expect(alarms.length).toBeGreaterThanOrEqual(10);
    for (const { AlarmDescription, AlarmActions, OKActions } of alarms) {
      expect(AlarmDescription).toMatch(/^.+\. See "\w+" in docs\/operations\.md\.$/);
      expect([AlarmActions, OKActions]).toEqual([expect.any(Array), expect.any(Array)]);
    }
  });

  it('have exactly the alarms that the operations guide explains', () => {
    const explained = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    const named = alarms.map(({ AlarmDescription }) => /See "(\w+)"/.exec(String(AlarmDescription))?.[1]);
    expect(new Set(explained)).toEqual(new Set(named));
  });

  it('have exactly the background functions that the operations guide lists, each with its trigger', () => {
    const [, section = ''] = guide.split('## Background work\n');
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| `([\w-]+)` \| [^|]+ \|$/gm)];
    expect(Object.fromEntries(rows.map(([, starter, name]) => [name, starter]))).toEqual(
      Object.fromEntries(BACKGROUND_FUNCTIONS.map(({ name, trigger }) => [name, starterOf(trigger)])),
    );
  });

  it('have exactly the stacks that the operations guide lists, each after its dependencies', () => {
    const [table = ''] = guide.split('## Deploying')[0]?.split('## The stacks\n').slice(1) ?? [];
    const listed = [...table.matchAll(/^\| `swipe-([\w-]+)` \| /gm)].map(([, name = '']) => name);
    const optional = ['dns', 'backup-copies', 'backup'];
    const stacks = assembly.stacks.map(({ stackName }) => stackName.replace('swipe-', ''));
    expect(listed.filter((name) => !optional.includes(name))).toEqual(expect.arrayContaining(stacks));
    expect(new Set(listed)).toEqual(new Set([...stacks, ...optional]));
    for (const { stackName, dependencies } of assembly.stacks) {
      const place = listed.indexOf(stackName.replace('swipe-', ''));
      for (const { id } of dependencies.filter((one) => !one.id.endsWith('.assets')))
        expect([stackName, id, listed.indexOf(id.replace('swipe-', '')) < place]).toEqual([stackName, id, true]);
    }
  });

  it('have every output that the operations guide names, and exactly the secrets and warnings of the guide', () => {
    const outputs = everywhere.flatMap((template) => Object.keys(template.findOutputs('*')));
    const named = [...guide.matchAll(/`(\w+(?:Target|FunctionName))`|output `(\w+)`/g)].map(([, one, other]) => one ?? other ?? '');
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(outputs).toContain(name);
    const secrets = propertiesOf(everywhere, 'AWS::SecretsManager::Secret').map(({ Name }) => Name);
    const [, table = ''] = guide.split('\n## Secrets\n');
    const [rows = ''] = table.split('\n## ');
    expect(new Set([...rows.matchAll(/`(swipe\/[\w-]+)`/g)].map(([, name]) => name))).toEqual(new Set(secrets));
    const [, warnings = ''] = /^\| `Warnings` \|(.*)$/m.exec(guide) ?? [];
    expect(new Set([...warnings.matchAll(/`([a-z-]+)`:/g)].map(([, code]) => code))).toEqual(new Set(WARNING_CODES));
  });

  it('have one dashboard that shows whether people can sign in, save, publish, visit and pay', () => {
    const [dashboard, ...others] = propertiesOf(everywhere, 'AWS::CloudWatch::Dashboard');
    expect(others).toEqual([]);
    const body = JSON.stringify(dashboard);
    const questions = [...body.matchAll(/Can people (\w+)/g)].map(([, verb]) => verb);
    expect(questions).toEqual(['sign', 'save', 'publish', 'visit', 'pay']);
    // A metric that no filter writes would show an empty graph.
    const written = propertiesOf(everywhere, 'AWS::Logs::MetricFilter').flatMap(({ MetricTransformations }) =>
      (MetricTransformations as { MetricNamespace: string; MetricName: string }[]).map(({ MetricName }) => MetricName),
    );
    const shown = [...body.matchAll(/\[\\*"swipe\\*",\\*"(\w+)\\*"/g)].map(([, metric]) => metric);
    expect(new Set(shown)).toEqual(
      new Set(['SignIn', 'Save', 'Publish'].flatMap((journey) => [`${journey}Requests`, `${journey}Failures`])),
    );
    expect(written).toEqual(expect.arrayContaining(shown));
  });

  it('include a budget and an SES identity', () => {
    expect(propertiesOf([templates.ops], 'AWS::Budgets::Budget')).toHaveLength(1);
    expect(propertiesOf([templates.ops], 'AWS::SES::EmailIdentity', { EmailIdentity: 'example.com' })).toHaveLength(1);
  });
});
