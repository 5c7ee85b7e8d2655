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

type EdgeFunctionName = 'api-request' | 'console-request' | 'site-request' | 'site-response';

/** File of a function that CloudFront runs; the local edge runs the same. */
const edgeFunctionFile = (name: EdgeFunctionName): string => join(ROOT, 'infra/edge', `${name}.js`);

function edgeFunction(scope: Construct, id: string, name: EdgeFunctionName, eventType: FunctionEventType): FunctionAssociation {
  const created = new CloudFrontFunction(scope, id, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: edgeFunctionFile(name) }),
    comment: name,
  });
  return { function: created, eventType };
}

/** A viewer-request function of infra/edge, ready to be put in front of behaviours. */
export const onViewerRequest = (scope: Construct, id: string, name: EdgeFunctionName): FunctionAssociation =>
  edgeFunction(scope, id, name, FunctionEventType.VIEWER_REQUEST);

/** A viewer-response function of infra/edge. CloudFront does not ask it about answers of 400 and more, nor about those that a viewer-request function gave. */
export const onViewerResponse = (scope: Construct, id: string, name: EdgeFunctionName): FunctionAssociation =>
  edgeFunction(scope, id, name, FunctionEventType.VIEWER_RESPONSE);
