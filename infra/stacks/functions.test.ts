import { Duration } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { describe, expect, it } from 'vitest';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { ACCESS_LOG_FIELDS } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { reservedConcurrency } from '#infra/function-concurrency.ts';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { API_THROTTLE, type ApiCallers } from '#infra/api-throttle.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { type FunctionName, FUNCTIONS, UNROUTED_FUNCTION } from '#infra/functions.ts';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

const { settings, templates } = synthesisedProduct;
const everywhere = Object.values(templates);
const FAMILY_OF = new Map<string, EndpointFamilyName>(functionsTriggeredBy('http').map(([name, { family }]) => [name, family]));

describe('Lambda functions', () => {
  it.each(Object.keys(FUNCTIONS) as FunctionName[])(
    'include %s with its memory and time limit, on Node 24 and ARM64, with its own log group',
    (name) => {
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
    },
  );

  it('have a retention period for all logs', () => {
    const kept = propertiesOf(everywhere, 'AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays);
    expect(kept.length).toBeGreaterThan(Object.keys(FUNCTIONS).length);
    expect(kept).toEqual(kept.map(() => expect.any(Number)));
  });
});

describe('API Gateway', () => {
  /** Returns the keys of the routes of an API, by the logical id of the API. */
  const routeKeysOf = (apiId: string): string[] => {
    const exported =
      new RegExp(`"(\\w+)":\\{"Value":\\{"Ref":"${apiId}"`).exec(JSON.stringify(templates.api.toJSON()['Outputs']))?.[1] ?? '';
    return propertiesOf([templates.apiRoutes], 'AWS::ApiGatewayV2::Route')
      .filter(({ ApiId }) => JSON.stringify(ApiId).includes(`"${exported}"`))
      .map(({ RouteKey }) => String(RouteKey))
      .toSorted();
  };
  const apiIdOf = (name: string): string =>
    Object.keys(templates.api.findResources('AWS::ApiGatewayV2::Api', { Properties: { Name: name } }))[0] ?? '';

  it('has exactly the routes of the API contract, and a default route for all other requests', () => {
    const contract = gatewayRoutes().map(({ method, path }) => `${method} ${path}`);
    expect(routeKeysOf(apiIdOf('swipe-api'))).toEqual(['$default', ...contract].toSorted());
  });

  it('API Gateway has an API for the calls of sites’ pages alone, with the routes that the edge passes to it', () => {
    const contract = gatewayRoutes().map(({ method, path }) => `${method} ${path}`);
    const ofVisitors = contract.filter((key) => key.includes(` ${API_ROOT}/end-user/`));
    expect(ofVisitors.length).toBeGreaterThan(0);
    expect(routeKeysOf(apiIdOf('swipe-api-visitors'))).toEqual(['$default', ...ofVisitors].toSorted());
  });

  it('routes each endpoint family to its function', () => {
    const text = JSON.stringify(templates.api.toJSON()['Outputs']);
    const integrations = templates.api.findResources('AWS::ApiGatewayV2::Integration');
    const handlers = templates.api.findResources('AWS::Lambda::Function');
    const familyOf = new Map(gatewayRoutes().map(({ method, path, family }) => [`${method} ${path}`, family]));
    for (const { RouteKey, Target } of propertiesOf([templates.apiRoutes], 'AWS::ApiGatewayV2::Route')) {
      const output = /OutputName":"(\w+)"/.exec(JSON.stringify(Target))?.[1] ?? '';
      const integrationId = new RegExp(`"${output}":\\{"Value":\\{"Ref":"(\\w+)"`).exec(text)?.[1] ?? '';
      const handlerId = integrations[integrationId]?.['Properties'].IntegrationUri['Fn::GetAtt'][0];
      const name = String(handlers[handlerId]?.['Properties'].Description).replace(`${settings.name}: `, '');
      if (RouteKey === '$default') expect(name).toBe(UNROUTED_FUNCTION);
      else expect(FAMILY_OF.get(name)).toBe(familyOf.get(String(RouteKey)));
    }
  });

  it('API Gateway has one invoke permission for each function and API, for any number of routes', () => {
    const ofVisitors = new Set(gatewayRoutes().flatMap(({ path, family }) => (path.startsWith(`${API_ROOT}/end-user/`) ? [family] : [])));
    // The function of the default route answers requests of both APIs.
    expect(propertiesOf([templates.api], 'AWS::Lambda::Permission')).toHaveLength(Object.keys(apiContract).length + ofVisitors.size + 1);
  });

  it('throttles the console and visitors separately, and writes access logs without viewer addresses', () => {
    const stages = propertiesOf([templates.api], 'AWS::ApiGatewayV2::Stage');
    const throttles = stages.map(({ ApiId, DefaultRouteSettings }) => [(ApiId as { Ref: string }).Ref, DefaultRouteSettings]);
    const throttleOf = (callers: ApiCallers) => ({
      ThrottlingRateLimit: API_THROTTLE[callers].rateLimit,
      ThrottlingBurstLimit: API_THROTTLE[callers].burstLimit,
    });
    expect(Object.fromEntries(throttles)).toEqual({
      [apiIdOf('swipe-api')]: throttleOf('console'),
      [apiIdOf('swipe-api-visitors')]: throttleOf('visitors'),
    });
    for (const stage of stages)
      expect(stage).toMatchObject({
        StageName: '$default',
        AccessLogSettings: { DestinationArn: expect.anything(), Format: expect.not.stringMatching(/sourceIp|authorizer|identity/) },
      });
  });

  it('reserves instances for background functions and those of visitors, and none for those of the console (R-26.63)', () => {
    const found = propertiesOf(everywhere, 'AWS::Lambda::Function').flatMap(({ Description, ReservedConcurrentExecutions }) =>
      ReservedConcurrentExecutions === undefined
        ? []
        : [[String(Description).replace(`${settings.name}: `, ''), ReservedConcurrentExecutions]],
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(reservedConcurrency(settings.functionConcurrency)));
  });
});

describe('job triggers', () => {
  it('read inserted items from the stream with retries, bisection, partial responses and a dead-letter queue', () => {
    const streamed = functionsTriggeredBy('stream').map(([, { entities }]) => entities);
    expect(streamed).toContainEqual(['job']);
    // More readers of one stream would slow each other down.
    expect(streamed).toHaveLength(2);
    const onStream = { StartingPosition: 'TRIM_HORIZON' };
    expect(propertiesOf([templates.jobs], 'AWS::Lambda::EventSourceMapping', onStream)).toEqual(
      streamed.map((entities) =>
        expect.objectContaining({
          FilterCriteria: {
            Filters: [{ Pattern: JSON.stringify({ eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: entities } } } }) }],
          },
          BisectBatchOnFunctionError: true,
          FunctionResponseTypes: ['ReportBatchItemFailures'],
          MaximumRetryAttempts: 10,
          StartingPosition: 'TRIM_HORIZON',
          DestinationConfig: { OnFailure: { Destination: expect.anything() } },
        }),
      ),
    );
  });

  it('functions of queues read messages in batches by as many instances as these keep busy, with partial responses, attempts and a dead-letter queue', () => {
    for (const [name, { batchSize, concurrencyMax, attempts }] of functionsTriggeredBy('queue')) {
      const [mapping, ...more] = propertiesOf([templates.jobs], 'AWS::Lambda::EventSourceMapping', {
        ScalingConfig: { MaximumConcurrency: concurrencyMax },
      });
      expect(more).toEqual([]);
      expect(mapping).toMatchObject({ BatchSize: batchSize, FunctionResponseTypes: ['ReportBatchItemFailures'] });
      const { 'Fn::GetAtt': [queueId = ''] = [] } = (mapping?.['EventSourceArn'] ?? {}) as { 'Fn::GetAtt'?: string[] };
      const queue = templates.jobs.findResources('AWS::SQS::Queue')[queueId]?.['Properties'];
      expect(queue).toMatchObject({ RedrivePolicy: { maxReceiveCount: attempts, deadLetterTargetArn: expect.anything() } });
      // Lambda refuses a queue that hides messages for a shorter time.
      expect(queue.VisibilityTimeout).toBeGreaterThanOrEqual(FUNCTIONS[name].timeoutSeconds);
    }
  });

  it('retry an asynchronous invocation twice and then move it to a dead-letter queue', () => {
    const kept = { MaximumRetryAttempts: 2, DestinationConfig: { OnFailure: { Destination: Match.anyValue() } } };
    const jobs = Object.values(FUNCTIONS).filter(({ trigger }) => ['job', 'mail-events', 'access-logs'].includes(trigger.by));
    expect(propertiesOf([templates.jobs], 'AWS::Lambda::EventInvokeConfig', kept)).toHaveLength(jobs.length);
    for (const queue of propertiesOf([templates.jobs], 'AWS::SQS::Queue'))
      expect(queue).toMatchObject({ MessageRetentionPeriod: 1_209_600, SqsManagedSseEnabled: true });
  });

  it('include every schedule of the function definitions, with retries and a dead-letter queue', () => {
    const rates = Object.values(FUNCTIONS).flatMap(({ trigger }) =>
      trigger.by === 'schedule' ? [ScheduleExpression.rate(Duration.minutes(trigger.everyMinutes)).expressionString] : [],
    );
    const schedules = propertiesOf([templates.jobs], 'AWS::Scheduler::Schedule');
    expect(schedules.map((schedule) => schedule['ScheduleExpression'])).toEqual(rates);
    for (const { Target } of schedules)
      expect(Target).toMatchObject({ RetryPolicy: { MaximumRetryAttempts: 2 }, DeadLetterConfig: { Arn: expect.anything() } });
  });
});

describe('mail events', () => {
  const logicalIdOf = (type: string) => Object.keys(templates.jobs.findResources(type)).filter((id) => id.startsWith('MailFeedback'));
  const [topic] = logicalIdOf('AWS::SNS::Topic');

  it('are sent from the configuration set through an encrypted topic to the function, with a dead-letter queue', () => {
    expect(propertiesOf([templates.jobs], 'AWS::SES::ConfigurationSet')).toEqual([
      expect.objectContaining({ Name: `${settings.name}-mail`, SuppressionOptions: { SuppressedReasons: [] } }),
    ]);
    expect(propertiesOf([templates.jobs], 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject([
      {
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['delivery', 'bounce', 'complaint', 'reject'],
          SnsDestination: { TopicARN: { Ref: topic } },
        },
      },
    ]);
    expect(propertiesOf([templates.jobs], 'AWS::SNS::Topic')).toMatchObject([{ KmsMasterKeyId: expect.anything() }]);
    const [recorder] = Object.keys(
      templates.jobs.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: mail-events` } }),
    );
    expect(propertiesOf([templates.jobs], 'AWS::SNS::Subscription')).toMatchObject([
      {
        Protocol: 'lambda',
        TopicArn: { Ref: topic },
        Endpoint: { 'Fn::GetAtt': [recorder, 'Arn'] },
        RedrivePolicy: { deadLetterTargetArn: expect.anything() },
      },
    ]);
  });

  it('are accepted by the topic only from SES for this configuration set, and only over TLS', () => {
    const statements = propertiesOf([templates.jobs], 'AWS::SNS::TopicPolicy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
    );
    expect(statements).toContainEqual(expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }));
    expect(statements.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceAccount': settings.account } },
      },
    ]);
  });
});

describe('access logs of sites', () => {
  const functionNamed = (name: string) =>
    Object.keys(templates.jobs.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: ${name}` } }))[0];

  it('are delivered from us-east-1 twice: without viewer addresses for metering, and with addresses for some days', () => {
    expect(propertiesOf([templates.accessLogs], 'AWS::Logs::DeliverySource')).toMatchObject([
      { LogType: 'ACCESS_LOGS' },
      { LogType: 'ACCESS_LOGS' },
    ]);
    const destinations = propertiesOf([templates.accessLogs], 'AWS::Logs::DeliveryDestination');
    expect(destinations.map(({ OutputFormat }) => OutputFormat)).toEqual(['json', 'json']);
    expect(destinations.map(({ DestinationResourceArn: arn }) => /access-logs-\d+-[\w-]+\/\w+/.exec(JSON.stringify(arn))?.[0])).toEqual(
      ['sites', 'visits'].map((folder) => `access-logs-${settings.account}-${settings.region}/${folder}`),
    );
    expect(propertiesOf([templates.accessLogs], 'AWS::Logs::Delivery')).toMatchObject([
      { RecordFields: ACCESS_LOG_FIELDS },
      { RecordFields: VISIT_LOG_FIELDS },
      { RecordFields: ACCESS_LOG_FIELDS },
      { RecordFields: VISIT_LOG_FIELDS },
    ]);
    expect(ACCESS_LOG_FIELDS.filter((field) => /c-ip|forwarded|Cookie|query|Referer/.test(field))).toEqual([]);
    expect(VISIT_LOG_FIELDS.filter((field) => /forwarded|Cookie|query|Referer/.test(field))).toEqual([]);
    const [bucket] = propertiesOf([templates.data], 'AWS::S3::Bucket', { BucketName: Match.stringLikeRegexp('-access-logs-') });
    expect(bucket?.['LifecycleConfiguration']).toMatchObject({
      Rules: [{}, { ExpirationInDays: 400 }, { ExpirationInDays: 2, Prefix: 'visits/' }, { ExpirationInDays: 35, Prefix: 'collected/' }],
    });
  });

  it('are stored in a bucket that accepts only deliveries of this account', () => {
    const statements = propertiesOf([templates.data], 'AWS::S3::BucketPolicy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
    );
    expect(statements.filter(({ Principal }) => JSON.stringify(Principal).includes('delivery.logs.amazonaws.com'))).toMatchObject([
      {
        Action: 's3:PutObject',
        Condition: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': settings.account },
          ArnLike: { 'aws:SourceArn': expect.stringContaining(`logs:us-east-1:${settings.account}:delivery-source:`) },
        },
      },
    ]);
  });

  it('trigger the function that reads their folder, with a dead-letter queue', () => {
    const bucket = { NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } } };
    expect(propertiesOf([templates.data], 'AWS::S3::Bucket', bucket)).toHaveLength(1);
    const rule = (folder: string, name: string) => ({
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { bucket: { name: [expect.anything()] }, object: { key: [{ prefix: `${folder}/` }] } },
      },
      Targets: [{ Arn: { 'Fn::GetAtt': [functionNamed(name), 'Arn'] }, DeadLetterConfig: { Arn: expect.anything() } }],
    });
    expect(propertiesOf([templates.jobs], 'AWS::Events::Rule', { EventPattern: { source: ['aws.s3'] } })).toMatchObject([
      rule('sites', 'meter-page-views'),
      rule('visits', 'collect-visits'),
    ]);
  });
});

it.each([ENVIRONMENT.clockOffsetFile, ENVIRONMENT.domainCheckPauseMs])('no template contains %s of the local platform', (variable) => {
  expect(JSON.stringify(everywhere.map((template) => template.toJSON() as unknown))).not.toContain(variable);
});
