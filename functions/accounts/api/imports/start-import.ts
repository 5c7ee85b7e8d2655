import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { currentImportView } from '#functions/accounts/api/imports/visible-import.ts';
import { newAccountParent } from '#functions/accounts/services/new-account-parent.ts';
import { importFileKey } from '#functions/platform/gateways/media-keys.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';

const CONTENT_TYPE = 'text/csv';
const UPLOAD_SECONDS = 15 * 60;

/** Starts an import below an account, and signs a URL that accepts a file of exactly the declared size. */
export const startImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.start> =>
  async ({ caller, body: { role, parentId, fileName, size } }) => {
    const { imports, files, attempts, ids, clock } = dependencies;
    await newAccountParent(dependencies, caller, { role, parentId });
    await attempts.count('user-import', caller.scope.accountId);
    const id = ids.ulid();
    const ownerId = caller.scope.accountId;
    const now = clock();
    const login = auditActor(caller);
    await imports.create(
      StoredImport.parse({ id, ownerId, login, role, parentId, fileName, state: 'uploading', createdAt: now.toISOString() }),
    );
    const signed = await files.signUpload({
      key: importFileKey({ ownerId, id }),
      contentType: CONTENT_TYPE,
      size,
      expiresInSeconds: UPLOAD_SECONDS,
    });
    return {
      import: await currentImportView(dependencies, caller, id),
      upload: {
        ...signed,
        expiresAt: new Date(now.getTime() + UPLOAD_SECONDS * 1_000).toISOString(),
      },
    };
  };
