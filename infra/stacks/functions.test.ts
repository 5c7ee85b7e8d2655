import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

const { settings, templates } = synthesisedProduct;
const everywhere = Object.values(templates);
const FAMILY_OF = new Map<string, EndpointFamilyName>(functionsTriggeredBy('http').map(([name, { family }]) => [name, family]));

describe('the functions', () => {
  it.each(Object.keys(FUNCTIONS) as FunctionName[])('%s is deployed in its size on Node 24 and ARM64, with a log of its own', (name) => {
    const { memoryMb, timeoutSeconds } = FUNCTIONS[name];
    expect(propertiesOf(everywhere, 'AWS::Lambda::Function', { Description: `${settings.name}: ${name}` })).toEqual([
      expect.objectContaining({
        MemorySize: memoryMb,
        Timeout: timeoutSeconds,
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: expect.objectContaining({ LogGroup: expect.anything() }),
      }),
    ]);
  });

  it('keep no logs for ever', () => {
    const kept = propertiesOf(everywhere, 'AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays);
    expect(kept.length).toBeGreaterThan(Object.keys(FUNCTIONS).length);
    expect(kept).toEqual(kept.map(() => expect.any(Number)));
  });
});

describe('the API', () => {
  it('has the routes of the contract, all of them and no others', () => {
    const endpoints: Endpoint[] = Object.values(apiContract).flatMap((family) => Object.values(family));
    const deployed = propertiesOf(everywhere, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => String(RouteKey));
    expect(deployed.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${API_ROOT}${path}`).toSorted());
  });

  it('leads each route to the function of its family', () => {
    const integrations = templates.api.findResources('AWS::ApiGatewayV2::Integration');
    const handlers = templates.api.findResources('AWS::Lambda::Function');
    for (const { RouteKey, Target } of propertiesOf([templates.api], 'AWS::ApiGatewayV2::Route')) {
      const integrationId = (Target as { 'Fn::Join': [string, [string, { Ref: string }]] })['Fn::Join'][1][1].Ref;
      const handlerId = integrations[integrationId]?.['Properties'].IntegrationUri['Fn::GetAtt'][0];
      const name = String(handlers[handlerId]?.['Properties'].Description).replace(`${settings.name}: `, '');
      const endpoints: Endpoint[] = Object.values(apiContract[FAMILY_OF.get(name) ?? 'auth']);
      expect(endpoints.map(({ method, path }) => `${method} ${API_ROOT}${path}`)).toContain(RouteKey);
    }
  });

  it('lets API Gateway invoke each function by one permission, whatever the number of routes', () => {
    expect(propertiesOf([templates.api], 'AWS::Lambda::Permission')).toHaveLength(Object.keys(apiContract).length);
  });

  it('is throttled and leaves access logs without addresses of people', () => {
    const [stage, ...others] = propertiesOf([templates.api], 'AWS::ApiGatewayV2::Stage');
    expect(others).toEqual([]);
    expect(stage).toMatchObject({
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: expect.any(Number), ThrottlingBurstLimit: expect.any(Number) },
      AccessLogSettings: { DestinationArn: expect.anything(), Format: expect.not.stringMatching(/sourceIp|authorizer|identity/) },
    });
  });
});

describe('the jobs', () => {
  it('start from new job items in the stream, with retries, halving, partial answers and a place for what is given up', () => {
    expect(propertiesOf([templates.jobs], 'AWS::Lambda::EventSourceMapping')).toEqual([
      expect.objectContaining({
        FilterCriteria: {
          Filters: [{ Pattern: JSON.stringify({ eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['job'] } } } }) }],
        },
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 10,
        StartingPosition: 'TRIM_HORIZON',
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      }),
    ]);
  });

  it('are repeated twice, and then kept', () => {
    const kept = { MaximumRetryAttempts: 2, DestinationConfig: { OnFailure: { Destination: Match.anyValue() } } };
    const jobs = Object.values(FUNCTIONS).filter(({ trigger }) => trigger.by === 'job');
    expect(propertiesOf([templates.jobs], 'AWS::Lambda::EventInvokeConfig', kept)).toHaveLength(jobs.length);
    for (const queue of propertiesOf([templates.jobs], 'AWS::SQS::Queue'))
      expect(queue).toMatchObject({ MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true });
  });

  it('run on every schedule of the table of functions, with retries and a place for what is given up', () => {
    const rates = Object.values(FUNCTIONS).flatMap(({ trigger }) =>
      trigger.by === 'schedule' ? [`rate(${trigger.everyMinutes} minute${trigger.everyMinutes > 1 ? 's' : ''})`] : [],
    );
    const schedules = propertiesOf([templates.jobs], 'AWS::Scheduler::Schedule');
    expect(schedules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(rates);
    for (const { Target } of schedules)
      expect(Target).toMatchObject({ RetryPolicy: { MaximumRetryAttempts: 2 }, DeadLetterConfig: { Arn: expect.anything() } });
  });
});
