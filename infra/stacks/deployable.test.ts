import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#infra/constructs/settings.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';

/** CloudFormation's limits of a template. */
const CLOUDFORMATION_MAX = { dynamicReferences: 60, resources: 500 } as const;

type Properties = Record<string, unknown>;
interface Resource {
  Type: string;
  Properties?: Properties;
  DependsOn?: string[];
  DeletionPolicy?: string;
}
interface StackTemplate {
  Resources: Record<string, Resource>;
}
interface Statement {
  Effect: string;
  Action: string | string[];
  Principal?: { Service?: string };
}

/** Synthesises every possible stack, with all resources that settings can add. */
function synthesiseAll(): [string, StackTemplate][] {
  const everything = {
    'swipe:consoleDomain': 'console.example.com',
    'swipe:sitesDomain': 'sites.example.net',
    'swipe:mailDomain': 'example.com',
    'swipe:hostedZones': 'example.com=Z0COM,example.net=Z0NET',
    'swipe:backupCopyRegion': 'ap-northeast-3',
    'swipe:connectionGroups': '9',
  };
  const app = new App({ context: { ...exampleContext(), 'aws:cdk:bundling-stacks': [], ...everything } });
  buildProduct(app, readSettings(app.node));
  return app.synth().stacks.map(({ stackName, template }) => [stackName, template as StackTemplate]);
}

const STACKS = synthesiseAll();
const templateOf = (name: string): StackTemplate => STACKS.find(([stackName]) => stackName === `swipe-${name}`)?.[1] ?? { Resources: {} };
const ofType = ({ Resources }: StackTemplate, type: string): [string, Resource][] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type);

describe.each(STACKS)('template of the stack %s', (_, template) => {
  it('contains less than a tenth of CloudFormation’s maximum of dynamic references', () => {
    const references = JSON.stringify(template).split('{{resolve:').length - 1;
    expect(references).toBeLessThan(CLOUDFORMATION_MAX.dynamicReferences / 10);
  });

  it('contains at most 350 resources, of the 500 that CloudFormation allows', () => {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(CLOUDFORMATION_MAX.resources * 0.7);
  });

  it('retains no resource with a fixed name, which would block the next attempt after a failed deployment', () => {
    const named = Object.entries(template.Resources).filter(
      ([, { DeletionPolicy, Properties = {} }]) =>
        DeletionPolicy === 'Retain' && Object.entries(Properties).some(([key, value]) => key.endsWith('Name') && typeof value === 'string'),
    );
    expect(named.map(([id]) => id)).toEqual([]);
  });
});

it('STACKS contains every kind of stack', () => {
  expect(STACKS.map(([name]) => name)).toEqual(
    expect.arrayContaining(
      ['data', 'api', 'edge', 'jobs', 'ops', 'dns', 'global', 'access-logs', 'visitor-alarms', 'backup', 'backup-copies'].map(
        (name) => `swipe-${name}`,
      ),
    ),
  );
});

it('the access-logs stack creates its deliveries in sequence, because concurrent creations of deliveries fail', () => {
  const deliveries = ofType(templateOf('access-logs'), 'AWS::Logs::Delivery');
  expect(deliveries).toHaveLength(4);
  deliveries.forEach(([, { DependsOn = [] }], index) => {
    const earlier = deliveries.slice(0, index).map(([id]) => id);
    expect(DependsOn).toEqual(expect.arrayContaining(earlier.slice(-1)));
  });
});

describe.each(['ops', 'visitor-alarms'])('stack %s', (stack) => {
  const template = templateOf(stack);
  const allows = (statements: Statement[], service: string, actions: string[]): boolean =>
    actions.every((action) =>
      statements.some(
        ({ Effect, Action, Principal }) =>
          Effect === 'Allow' &&
          Principal?.Service === service &&
          [Action].flat().some((allowed) => allowed === action || (allowed.endsWith('*') && action.startsWith(allowed.slice(0, -1)))),
      ),
    );
  const statementsOf = ({ Properties = {} }: Resource, key: string): Statement[] =>
    (Properties[key] as { Statement: Statement[] }).Statement;

  it('allows alarms to publish to their topic and to use the key of the topic', () => {
    const alarms = ofType(template, 'AWS::CloudWatch::Alarm');
    expect(alarms.length).toBeGreaterThan(1);
    for (const [, { Properties = {} }] of alarms)
      for (const { Ref: topicId } of [Properties['AlarmActions'], Properties['OKActions']].flat() as { Ref: string }[]) {
        const policies = ofType(template, 'AWS::SNS::TopicPolicy').filter(([, policy]) =>
          ((policy.Properties?.['Topics'] ?? []) as { Ref: string }[]).some(({ Ref }) => Ref === topicId),
        );
        expect(
          allows(
            policies.flatMap(([, policy]) => statementsOf(policy, 'PolicyDocument')),
            'cloudwatch.amazonaws.com',
            ['sns:Publish'],
          ),
        ).toBe(true);
        const key = template.Resources[topicId]?.Properties?.['KmsMasterKeyId'] as { 'Fn::GetAtt': [string, string] };
        const keyPolicy = statementsOf(template.Resources[key['Fn::GetAtt'][0]] as Resource, 'KeyPolicy');
        expect(allows(keyPolicy, 'cloudwatch.amazonaws.com', ['kms:Decrypt', 'kms:GenerateDataKey'])).toBe(true);
      }
  });
});

it('the ops stack defines for each scheduled function one alarm that fires if the function no longer runs', () => {
  const jobs = templateOf('jobs');
  const watched = ofType(templateOf('ops'), 'AWS::CloudWatch::Alarm').flatMap(([, { Properties = {} }]) =>
    Properties['TreatMissingData'] === 'breaching' ? [JSON.stringify(Properties['Dimensions'])] : [],
  );
  const scheduled = functionsTriggeredBy('schedule').map(([name]) => {
    const [found] = ofType(jobs, 'AWS::Lambda::Function').filter(
      ([, { Properties = {} }]) => Properties['Description'] === `swipe: ${name}`,
    );
    return found?.[0] ?? name;
  });
  expect(watched).toHaveLength(scheduled.length);
  for (const id of scheduled) expect(watched.filter((dimensions) => dimensions.includes(`Ref${id.slice(0, 20)}`))).toHaveLength(1);
});
