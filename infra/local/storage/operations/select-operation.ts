import type { IncomingHttpHeaders } from 'node:http';
import { sendXml, type Operation } from '#infra/local/storage/operations/operation.ts';
import { listObjects } from '#infra/local/storage/operations/list-objects.ts';
import { listObjectVersions } from '#infra/local/storage/operations/list-object-versions.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listParts,
  uploadPart,
} from '#infra/local/storage/operations/multipart.ts';
import { getObject, headObject } from '#infra/local/storage/operations/read-object.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import type { RequestTarget } from '#infra/local/storage/request/request-target.ts';
import { copyObject, deleteObject, deleteObjects, putObject } from '#infra/local/storage/operations/write-object.ts';
import { xmlDocument } from '#infra/local/storage/xml.ts';

/** Query parameters that change a response but do not select the action. */
const MODIFIERS =
  /^(x-amz-.*|x-id|response-.*|prefix|delimiter|max-keys|start-after|continuation-token|encoding-type|fetch-owner|key-marker|version-id-marker)$/i;

/** Headers for features that this server does not implement: refused instead of ignored. */
const REFUSED = /^x-amz-(tagging|copy-source-(if-.*|range|server-side-.*)|server-side-encryption-customer-.*|object-lock-legal-hold)$/;

/** Headers that lock an object. Only a plain write supports them. */
const LOCKING = /^x-amz-object-lock-/;

const headBucket: Operation = async ({ response }) => void response.writeHead(200).end();
const getBucketLocation: Operation = async ({ response }) => sendXml(response, 200, xmlDocument('LocationConstraint'));

/** Actions by method, target, and the query parameters (besides modifiers) that select them. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'HEAD bucket': headBucket,
  'GET bucket ?location': getBucketLocation,
  'GET bucket ?list-type': listObjects,
  'GET bucket ?versions': listObjectVersions,
  'POST bucket ?delete': deleteObjects,
  'GET object': getObject,
  'HEAD object': headObject,
  'PUT object': putObject,
  'PUT object from another': copyObject,
  'DELETE object': deleteObject,
  'POST object ?uploads': createMultipartUpload,
  'PUT object ?partNumber&uploadId': uploadPart,
  'POST object ?uploadId': completeMultipartUpload,
  'GET object ?uploadId': listParts,
  'DELETE object ?uploadId': abortMultipartUpload,
};

/** Returns the action of a request. Throws `NotImplemented` for S3 features that this server lacks. */
export function selectOperation(method: string, target: RequestTarget, headers: IncomingHttpHeaders): Operation {
  const chosenBy = [...target.query.keys()].filter((name) => !MODIFIERS.test(name)).toSorted();
  const name = [
    method,
    target.key === '' ? 'bucket' : 'object',
    ...(headers['x-amz-copy-source'] === undefined ? [] : ['from another']),
    ...(chosenBy.length === 0 ? [] : [`?${chosenBy.join('&')}`]),
  ].join(' ');
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  const isRefused = (header: string): boolean => REFUSED.test(header) || (operation !== putObject && LOCKING.test(header));
  if (!operation || target.bucket === '' || Object.keys(headers).some(isRefused)) throw new S3Error('NotImplemented');
  return operation;
}
