import { expect, it } from 'vitest';
import { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';

it.each([
  ['a bulk upload', bulkUpload.start.body.shape.fileName, 'zip'],
  ['an import', userImport.start.body.shape.fileName, 'csv'],
])('fileName drops bidirectional control characters from the file name of %s', (_, field, extension) => {
  expect(field.parse(`写真\u202Egpj.${extension}`)).toBe(`写真gpj.${extension}`);
});
