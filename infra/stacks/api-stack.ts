import { Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnIntegration, CfnRoute, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { API_THROTTLE, type ApiCallers } from '#infra/api-throttle.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { UNROUTED_FUNCTION } from '#infra/functions.ts';
import type { Resources } from '#infra/constructs/functions/provision.ts';
import { measureEndpoints } from '#infra/constructs/monitoring/journeys.ts';
import { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** The paths of the calls that the pages of sites make. The edge passes no others from the hosts of sites. */
const VISITORS_PATHS = `${API_ROOT}/end-user/`;

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
  /** The API of visitors, with a throttle of its own. */
  readonly visitorsApi: HttpApi;
  readonly routes: Stack;
  readonly functions: readonly ProductFunction[];
  /** The host names that CloudFront forwards to. */
  readonly domainNames: Readonly<Record<ApiCallers, string>>;

  constructor(scope: Construct, id: string, settings: Settings, resources: Resources, props: StackProps) {
    super(scope, id, props);
    const accessLogs = new LogGroup(this, 'AccessLogs', { retention: RetentionDays.THREE_MONTHS });
    measureEndpoints(accessLogs, settings);
    this.api = this.createApi('Api', 'Stage', { apiName: id, description: `${settings.name}: API` }, 'console', accessLogs);
    const visitors = { apiName: `${id}-visitors`, description: `${settings.name}: API of visitors` };
    this.visitorsApi = this.createApi('VisitorsApi', 'VisitorsStage', visitors, 'visitors', accessLogs);
    const host = ({ apiId }: HttpApi): string => `${apiId}.execute-api.${this.region}.${this.urlSuffix}`;
    this.domainNames = { console: host(this.api), visitors: host(this.visitorsApi) };
    this.routes = new Stack(scope, `${id}-routes`, props);
    acknowledge(this.routes, WITHOUT_AUTHORIZER);

    this.functions = functionsTriggeredBy('http').map(([name, { family }]) => {
      const handler = new ProductFunction(this, name, settings, resources);
      const routeKeys = gatewayRoutes().flatMap(({ method, path, family: owner }) =>
        owner === family ? [[`${method} ${path}`, path]] : [],
      );
      // The first API also keeps the routes of visitors, which a deployment of a former version uses until the edge has changed.
      this.connect(this.api, handler, 'Api', [...routeKeys.map(([key = '']) => key), ...(name === UNROUTED_FUNCTION ? ['$default'] : [])]);
      const ofVisitors = routeKeys.flatMap(([key = '', path = '']) => (path.startsWith(VISITORS_PATHS) ? [key] : []));
      this.connect(this.visitorsApi, handler, 'VisitorsApi', [...ofVisitors, ...(name === UNROUTED_FUNCTION ? ['$default'] : [])]);
      return handler;
    });
  }

  private createApi(
    id: string,
    stageId: string,
    { apiName, description }: { apiName: string; description: string },
    callers: ApiCallers,
    accessLogs: LogGroup,
  ): HttpApi {
    const httpApi = new HttpApi(this, id, { apiName, description, createDefaultStage: false });
    acknowledge(httpApi, WITHOUT_AUTHORIZER);
    new HttpStage(this, stageId, {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: API_THROTTLE[callers],
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLogs),
        format: ACCESS_LOG,
      },
    });
    return httpApi;
  }

  /** Serves routes of an API by a function. `permissionId`: unique among the permissions of the function. */
  private connect(api: HttpApi, handler: ProductFunction, permissionId: string, routeKeys: readonly string[]): void {
    if (routeKeys.length === 0) return;
    const target = this.integrate(api, handler, permissionId);
    for (const routeKey of routeKeys) this.addRoute(api, routeKey, target);
  }

  /** Lets the API call a function by one permission for all routes. One for each route would exceed the size limit of the policy. */
  private integrate({ apiId }: HttpApi, handler: ProductFunction, permissionId: string): string {
    const prefix = permissionId === 'Api' ? '' : permissionId;
    const { ref } = new CfnIntegration(this, `${prefix}${handler.node.id}Integration`, {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
    });
    handler.addPermission(permissionId, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.formatArn({ service: 'execute-api', resource: apiId, resourceName: '*/*' }),
    });
    return `integrations/${ref}`;
  }

  private addRoute({ apiId }: HttpApi, routeKey: string, target: string): void {
    const id = apiId === this.api.apiId ? routeKey : `Visitors ${routeKey}`;
    new CfnRoute(this.routes, id, { apiId, routeKey, target });
  }
}
