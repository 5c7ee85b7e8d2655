import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { functionCode } from '#infra/constructs/functions/function-code.ts';
import type { Provision, Resources } from '#infra/constructs/functions/provision.ts';
import { provisionFor } from '#infra/constructs/functions/provisions.ts';
import { countWarnings } from '#infra/constructs/monitoring/warnings.ts';
import { consoleOrigin, type Settings, sitesOrigin } from '#infra/constructs/settings.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { reservedConcurrency } from '#infra/function-concurrency.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';

const pascalCase = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const environmentOf = (settings: Settings, provisions: readonly Provision[]): Record<string, string> =>
  Object.assign(
    {
      [ENVIRONMENT.sitesOrigin]: sitesOrigin(settings),
      [ENVIRONMENT.consoleOrigin]: consoleOrigin(settings),
      [ENVIRONMENT.imageMaxMb]: String(settings.imageMaxMb),
    },
    ...provisions.map(({ environment }) => environment),
  );

const writesTo = ({ logGroupArn }: LogGroup): PolicyStatement =>
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroupArn] });

/** A Lambda function as defined in infra/functions.ts, with exactly the permissions and environment of its needs. */
export class ProductFunction extends LambdaFunction {
  constructor(scope: Construct, name: FunctionName, settings: Settings, resources: Resources) {
    const { memoryMb, timeoutSeconds, needs } = FUNCTIONS[name];
    const id = pascalCase(name);
    const reserved = reservedConcurrency(settings.functionConcurrency).get(name);
    const provisions = needs.map((need) => provisionFor(need, resources, settings));
    const logGroup = new LogGroup(scope, `${id}Logs`, { retention: RetentionDays.THREE_MONTHS });
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        ...Object.fromEntries(
          needs.flatMap((need, index) => {
            const statements = [...(provisions[index]?.statements ?? [])];
            return statements.length === 0 ? [] : [[need.replace(':', '-'), new PolicyDocument({ statements })]];
          }),
        ),
        // Uses an inline policy, because a grant would add a resource per function and a stack is limited to 500.
        logs: new PolicyDocument({ statements: [writesTo(logGroup)] }),
      },
    });
    countWarnings(logGroup, settings, needs);
    super(scope, id, {
      description: `${settings.name}: ${name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: functionCode(name),
      memorySize: memoryMb,
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      timeout: Duration.seconds(timeoutSeconds),
      environment: environmentOf(settings, provisions),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
    });
    for (const folder of provisions.flatMap(({ folders = [] }) => folders))
      acknowledge(role, {
        [`AwsSolutions-IAM5[Resource::${folder}]`]: 'Objects below one folder, whose names are not known in advance.',
      });
  }
}
