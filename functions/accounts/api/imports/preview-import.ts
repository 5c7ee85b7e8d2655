import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { readImportFile, readRecords } from '#functions/accounts/services/imports/import-file.ts';
import { KNOWN_HEADINGS } from '#functions/accounts/services/imports/known-words.ts';
import { importedKind } from '#functions/accounts/services/imports/imported-kind.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { FileFormat } from '#shared/model/accounts/user-import.ts';
import { proposeFields } from '#shared/rules/accounts/user-import/import-fields.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';

const SHOWN_ROWS = 5;
/** Maximum number of characters shown of a cell, so that the answer does not grow with the file. */
const SHOWN_CHARACTERS = 200;

const shown = (cell: string): string => Array.from(cell).slice(0, SHOWN_CHARACTERS).join('');

/** Returns the records of an import's file. Throws `invalid-input` with the rule that the file breaks. */
export async function fileOfImport(
  { files }: Pick<UserImportDependencies, 'files'>,
  item: StoredImport,
  asked: Parameters<typeof readRecords>[2],
): Promise<{ format: FileFormat; records: string[][] }> {
  const bytes = await readImportFile(files, item);
  if (!bytes) throw invalidInput([{ path: 'file', rule: 'required' }]);
  const file = readRecords(bytes, item.fileName, asked);
  if ('fault' in file) throw invalidInput([{ path: 'file', ...file.fault }]);
  const { format, records } = file;
  const [headings = []] = records;
  if (headings.every(isBlank)) throw invalidInput([{ path: 'file', rule: 'empty-file', params: { name: item.fileName } }]);
  return { format, records };
}

/** Returns a preview of an uploaded file: its format, its first rows, and the probable field of each column. */
export const previewImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.preview> =>
  async ({ caller, params, query }) => {
    const item = await visibleImport(dependencies, caller, params.id);
    if (item.state !== 'uploading') throw new AppError('transition-refused');
    const { format, records } = await fileOfImport(dependencies, item, query);
    const [headings = [], ...others] = records;
    const rows = others.filter((record) => !record.every(isBlank));
    return {
      format,
      headings: headings.map(shown),
      rows: rows.slice(0, SHOWN_ROWS).map((record) => headings.map((_, column) => shown(record[column] ?? ''))),
      rowCount: rows.length,
      fields: proposeFields(headings, KNOWN_HEADINGS, await importedKind(dependencies, item)),
    };
  };
