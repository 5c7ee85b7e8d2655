/**
 * `npm run restore`: makes a table equal to a restored one, or restores a versioned bucket to a time. docs/operations.md describes when.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { parseRestoreRequest, RESTORE_USAGE } from '#infra/operations/restore/parse-restore-request.ts';
import { restoreObjects } from '#infra/operations/restore/restore-objects.ts';
import { restoreTable } from '#infra/operations/restore/restore-table.ts';

const request = parseRestoreRequest(process.argv.slice(2), new Date());
if (!request) {
  console.error(RESTORE_USAGE);
  process.exitCode = 1;
} else if (request.kind === 'table') {
  const { from, to, fromRegion } = request;
  const report = await restoreTable(
    { client: new DynamoDBClient(fromRegion === undefined ? {} : { region: fromRegion }), name: from },
    { client: new DynamoDBClient(), name: to },
  );
  console.log(`${to}: ${report.written} items written, ${report.unchanged} unchanged, ${report.removed} removed`);
} else {
  const report = await restoreObjects(new S3Client(), request.bucket, request.at);
  console.log(`${request.bucket}: ${report.restored} objects restored, ${report.unchanged} unchanged, ${report.removed} removed`);
}
