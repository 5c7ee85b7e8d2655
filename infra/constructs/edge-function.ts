import { join } from 'node:path';
import {
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { ROOT } from '#infra/build/paths.ts';

type EdgeFunctionName = 'api-request' | 'console-request' | 'site-request';

/** File of a function that CloudFront runs on viewer requests; the local edge runs the same. */
const edgeFunctionFile = (name: EdgeFunctionName): string => join(ROOT, 'infra/edge', `${name}.js`);

/** A viewer-request function of infra/edge, ready to be put in front of behaviours. */
export function onViewerRequest(scope: Construct, id: string, name: EdgeFunctionName): FunctionAssociation {
  const edgeFunction = new CloudFrontFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: edgeFunctionFile(name) }),
    comment: name,
  });
  return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
}
