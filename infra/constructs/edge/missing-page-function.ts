import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { type EdgeLambda, LambdaEdgeEventType } from 'aws-cdk-lib/aws-cloudfront';
import { CompositePrincipal, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, Function as LambdaFunction, type IVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { transformSync } from 'esbuild';
import { NOT_AVAILABLE_PAGE, ROOT } from '#infra/build/paths.ts';
import { buildOutputAsset } from '#infra/constructs/build-output-asset.ts';

const SOURCE = join(ROOT, 'infra/edge/missing-page.ts');

function fill(folder: string): void {
  if (!existsSync(NOT_AVAILABLE_PAGE)) throw new Error(`${NOT_AVAILABLE_PAGE} does not exist; run "npm run build" first`);
  cpSync(NOT_AVAILABLE_PAGE, join(folder, 'not-available.html'));
  writeFileSync(join(folder, 'index.mjs'), transformSync(readFileSync(SOURCE, 'utf8'), { loader: 'ts', format: 'esm' }).code);
}

/**
 * The Lambda@Edge function that answers for missing files of sites (ADR 83). CloudFront copies it from us-east-1. It calls no service, so
 * its role has no permissions, not even for logs: CloudFront's metrics count its errors.
 */
export class MissingPageFunction extends Construct {
  readonly version: IVersion;

  constructor(scope: Construct, id: string, description: string) {
    super(scope, id);
    const created = new LambdaFunction(this, 'Function', {
      description,
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromAsset(join(ROOT, 'infra'), buildOutputAsset('missing-page', fill)),
      memorySize: 128,
      timeout: Duration.seconds(5),
      role: new Role(this, 'Role', {
        assumedBy: new CompositePrincipal(new ServicePrincipal('lambda.amazonaws.com'), new ServicePrincipal('edgelambda.amazonaws.com')),
      }),
    });
    // The cast is needed because the class, unlike its interface, declares optional properties as possibly undefined.
    this.version = created.currentVersion as IVersion;
  }
}

/** Associates the function with the responses of an origin. CloudFront calls it for errors too, but never for a cached response. */
export const onOriginResponse = (functionVersion: IVersion): EdgeLambda => ({
  functionVersion,
  eventType: LambdaEdgeEventType.ORIGIN_RESPONSE,
});
