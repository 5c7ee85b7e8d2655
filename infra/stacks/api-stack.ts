import { Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnIntegration, CfnRoute, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { UNROUTED_FUNCTION } from '#infra/functions.ts';
import type { Resources } from '#infra/constructs/functions/provision.ts';
import { measureEndpoints } from '#infra/constructs/monitoring/journeys.ts';
import { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** Requests per second of all callers together. The firewall limits single addresses. */
const THROTTLE = { rateLimit: 500, burstLimit: 1_000 } as const;

/** The format of the access log. It contains no viewer address, token or content. */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTimeEpoch',
    method: '$context.httpMethod',
    route: '$context.routeKey',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    functionMilliseconds: '$context.integrationLatency',
    bytes: '$context.responseLength',
    error: '$context.error.message',
    integrationError: '$context.integrationErrorMessage',
  }),
);

const WITHOUT_AUTHORIZER = {
  'AwsSolutions-APIG4':
    'Each function checks the token and the access that the API contract requires (functions/platform/http); sign-in is public.',
};

/** The HTTP API, with a function for every family. Its routes are in separate stacks: a stack has at most 500 resources. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly routes: Stack;
  readonly functions: readonly ProductFunction[];
  /** The host name that CloudFront forwards to. */
  readonly domainName: string;

  constructor(scope: Construct, id: string, settings: Settings, resources: Resources, props: StackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { apiName: id, description: `${settings.name}: API`, createDefaultStage: false });
    this.domainName = `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    acknowledge(this.api, WITHOUT_AUTHORIZER);
    this.routes = new Stack(scope, `${id}-routes`, props);
    acknowledge(this.routes, WITHOUT_AUTHORIZER);
    const accessLogs = new LogGroup(this, 'AccessLogs', { retention: RetentionDays.THREE_MONTHS });
    measureEndpoints(accessLogs, settings);

    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLogs),
        format: ACCESS_LOG,
      },
    });

    this.functions = functionsTriggeredBy('http').map(([name, { family }]) => {
      const handler = new ProductFunction(this, name, settings, resources);
      const target = this.integrate(handler);
      for (const { method, path, family: owner } of gatewayRoutes()) if (owner === family) this.addRoute(`${method} ${path}`, target);
      if (name === UNROUTED_FUNCTION) this.addRoute('$default', target);
      return handler;
    });
  }

  /** Lets the API call a function by one permission for all routes. One for each route would exceed the size limit of the policy. */
  private integrate(handler: ProductFunction): string {
    const { apiId } = this.api;
    const { ref } = new CfnIntegration(this, `${handler.node.id}Integration`, {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
    });
    handler.addPermission('Api', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({ service: 'execute-api', resource: apiId, resourceName: '*/*' }),
    });
    return `integrations/${ref}`;
  }

  private addRoute(routeKey: string, target: string): void {
    new CfnRoute(this.routes, routeKey, { apiId: this.api.apiId, routeKey, target });
  }
}
