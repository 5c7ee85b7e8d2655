import { Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnRoute, HttpApi, HttpMethod, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { API_ROOT, endpointRoutesOf, type EndpointFamily, openRoutesOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { UNROUTED_FUNCTION } from '#infra/functions.ts';
import type { Resources } from '#infra/constructs/functions/provision.ts';
import { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** Requests per second of all callers together. The firewall limits single addresses. */
const THROTTLE = { rateLimit: 500, burstLimit: 1_000 } as const;

/** Contains no viewer address, token or content. */
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
  'AwsSolutions-APIG4': 'Each function checks the token and the access that the API contract requires (functions/http); sign-in is public.',
};

/**
 * Families whose routes, except the first, are in a stack of their own: a stack has at most 500 resources. Routes that are deployed in the
 * stack itself stay there, because a route cannot be created elsewhere before it is removed here.
 */
const SEPARATE_FAMILIES: readonly string[] = ['apiAccess', 'bulkUpload', 'signInSecurity', 'webhook'];

/** The HTTP API: a route for every path of the API contract, a function for every family. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  /** The routes of machines, and those of `SEPARATE_FAMILIES`. */
  readonly furtherRoutes: Stack;
  readonly functions: readonly ProductFunction[];
  /** The host name that CloudFront forwards to. */
  readonly domainName: string;

  constructor(scope: Construct, id: string, settings: Settings, resources: Resources, props: StackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { apiName: id, description: `${settings.name}: API`, createDefaultStage: false });
    this.domainName = `${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    acknowledge(this.api, WITHOUT_AUTHORIZER);
    this.furtherRoutes = new Stack(scope, `${id}-routes`, props);
    acknowledge(this.furtherRoutes, WITHOUT_AUTHORIZER);

    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: THROTTLE,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new LogGroupLogDestination(new LogGroup(this, 'AccessLogs', { retention: RetentionDays.THREE_MONTHS })),
        format: ACCESS_LOG,
      },
    });

    this.functions = functionsTriggeredBy('http').map(([name, { family }]) => {
      const handler = new ProductFunction(this, name, settings, resources);
      this.addRoutes(family, handler, { isDefault: name === UNROUTED_FUNCTION });
      return handler;
    });
  }

  private addRoutes(name: EndpointFamilyName, handler: ProductFunction, { isDefault }: { isDefault: boolean }): void {
    const family: EndpointFamily = apiContract[name];
    const routes = endpointRoutesOf(family);
    // One permission for the whole API: with one per route, a function's policy would exceed its size limit.
    const integration = new HttpLambdaIntegration(`${handler.node.id}Integration`, handler, { scopePermissionToRoute: false });
    if (isDefault) new HttpRoute(this.api, 'DefaultRoute', { httpApi: this.api, routeKey: HttpRouteKey.DEFAULT, integration });
    const own = SEPARATE_FAMILIES.includes(name) ? routes.slice(0, 1) : routes;
    const [first] = own.flatMap(({ method, path }) =>
      this.api.addRoutes({ path: `${API_ROOT}${path}`, methods: [HttpMethod[method]], integration }),
    );
    const target = first && (first.node.defaultChild as CfnRoute).target;
    for (const route of [...routes.slice(own.length), ...openRoutesOf(family)])
      new CfnRoute(this.furtherRoutes, routeKey(route), {
        apiId: this.api.apiId,
        routeKey: routeKey(route),
        ...(target && { target }),
      });
  }
}
