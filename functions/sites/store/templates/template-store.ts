import { AppError } from '#functions/platform/base/app-error.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountPartition, SITE_TEMPLATE_PREFIX, siteKey, siteTemplateCountKey, siteTemplateKey } from '#functions/platform/keys/keys.ts';
import { MIGRATIONS } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import type { NewRevision } from '#functions/sites/store/revisions/revision.ts';
import { revisionWrite } from '#functions/sites/store/revisions/revision-store.ts';
import { DELETION_DELAY_MS } from '#functions/sites/store/site-writes.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { StoredTemplate, type TemplateContent } from '#functions/sites/store/templates/stored-template.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { SITE_TEMPLATE_MAX } from '#shared/model/limits.ts';
import type { TemplateFields } from '#shared/model/sites/site-template.ts';

/** The account that reads templates. */
export interface TemplateReader {
  scope: Scope;
  /** Ids from the operator's account down to the scope's account. */
  path: readonly string[];
}

/**
 * The templates of accounts. An account reads its own and those that accounts above it share; the keys are formed from its path, so that no
 * other template can be read.
 *
 * Content is put before its template: `SiteCopyStore` writes it below a placeholder that is due to be swept, and the transaction that
 * creates or changes the template removes the placeholder. Content that is no longer needed gets a placeholder again.
 */
export interface TemplateStore {
  /** Returns the templates that an account may use, its own first, each newest first. One call for each account of its path. */
  list(reader: TemplateReader): Promise<StoredTemplate[]>;
  /** Returns the templates of the scope's account itself, newest first. */
  listOwn(scope: Scope): Promise<StoredTemplate[]>;
  /** Returns a template that an account may use. Throws `not-found` otherwise. */
  find(reader: TemplateReader, id: string): Promise<StoredTemplate>;
  /** Creates a template whose content is written. `conflict`: the sweep of the content has begun. */
  create(template: StoredTemplate, revision: NewRevision, audit: AuditEntry): Promise<'created' | 'limit-reached' | 'conflict'>;
  /** Changes the fields of a template. Returns `undefined` if it no longer exists. */
  update(template: StoredTemplate, fields: TemplateFields & { updatedAt: string }, audit: AuditEntry): Promise<StoredTemplate | undefined>;
  /** Replaces the content of a template by content that is written. Returns `false` if the template was changed concurrently. */
  replaceContent(template: StoredTemplate, content: TemplateContent, revision: NewRevision, audit: AuditEntry): Promise<boolean>;
  /** Deletes a template. Returns `false` if its content was changed concurrently, or if it no longer exists. */
  remove(template: StoredTemplate, audit: AuditEntry): Promise<boolean>;
}

/** Position of the write that enforces the limit of templates. */
const COUNT_WRITE_INDEX = 1;

/** Returns the site item below which content is written or swept: that of a deleted site. */
export function contentPlaceholder(
  { ownerId, lineage, name }: Pick<StoredTemplate, 'ownerId' | 'lineage' | 'name'>,
  content: Omit<TemplateContent, 'languages' | 'updatedAt'>,
  at: string,
): Site {
  const { contentId, revision, thumbnail, numberHorizontal, numberVertical, sheetCount } = content;
  return {
    id: contentId,
    ownerId,
    lineage,
    name,
    thumbnail,
    numberHorizontal,
    numberVertical,
    sheetCount,
    status: 'DRAFT',
    returnStatus: null,
    working: revision,
    live: null,
    publicationId: null,
    createdAt: at,
    updatedAt: at,
    publishedAt: null,
  };
}

/** Returns the write that makes content due to be swept like a deleted site. */
function releaseWrite(template: StoredTemplate, at: string): Write {
  const placeholder = contentPlaceholder(template, template, at);
  const due = dueAttributes('site', new Date(Date.parse(at) + DELETION_DELAY_MS), placeholder.id);
  return { put: { ...siteKey(placeholder.id), entity: 'site', ...placeholder, deletedAt: at, ...due }, when: isAbsent() };
}

/** Returns the writes that keep content: its revision, and the removal of its placeholder. */
const keepWrites = (contentId: string, revision: NewRevision): Write[] => [
  { delete: siteKey(contentId), when: allOf(isPresent('deletedAt'), isAbsent('isClearing')) },
  revisionWrite(contentId, revision, MIGRATIONS),
];

const hasContent = ({ contentId }: StoredTemplate) => isEqual('contentId', contentId);

export function templateStore(table: Table): TemplateStore {
  const listOf = (ownerId: string): Promise<StoredTemplate[]> =>
    table.queryAll({ pk: accountPartition(ownerId), prefix: SITE_TEMPLATE_PREFIX, descending: true }, StoredTemplate);
  const isUsableBy = ({ scope }: TemplateReader, { ownerId, sharing }: StoredTemplate): boolean =>
    ownerId === scope.accountId || sharing === 'below';

  return {
    listOwn: ({ accountId }) => listOf(accountId),
    async list(reader) {
      const all = await Promise.all(reader.path.toReversed().map(listOf));
      return all.flat().filter((template) => isUsableBy(reader, template));
    },
    async find(reader, id) {
      const keys = reader.path.map((accountId) => siteTemplateKey(accountId, id));
      const found = (await table.batchGet(keys, StoredTemplate)).find((template) => template !== undefined);
      if (!found || !isUsableBy(reader, found)) throw new AppError('not-found');
      return found;
    },
    async create(template, revision, audit) {
      const { id, ownerId, lineage, contentId } = template;
      const writes: Write[] = [
        { put: { ...siteTemplateKey(ownerId, id), entity: 'site-template', ...template }, when: isAbsent() },
        {
          update: siteTemplateCountKey(ownerId),
          set: { entity: 'site-template-count' },
          add: { count: 1 },
          when: anyOf(isAbsent('count'), isBelow('count', SITE_TEMPLATE_MAX.stored)),
        },
        ...keepWrites(contentId, revision),
        ...auditWrites(audit, lineage),
      ];
      try {
        await table.transact(writes);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        return error.failed.includes(COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
    async update(template, fields, audit) {
      const write: Write = { update: siteTemplateKey(template.ownerId, template.id), set: { ...fields }, when: isPresent() };
      const isDone = await tryCommit(table.transact([write, ...auditWrites(audit, template.lineage)]));
      return isDone ? { ...template, ...fields } : undefined;
    },
    replaceContent(template, content, revision, audit) {
      const change: Write = {
        update: siteTemplateKey(template.ownerId, template.id),
        set: { ...content },
        when: hasContent(template),
      };
      const writes = [change, releaseWrite(template, audit.at), ...keepWrites(content.contentId, revision)];
      return tryCommit(table.transact([...writes, ...auditWrites(audit, template.lineage)]));
    },
    remove(template, audit) {
      const { id, ownerId, lineage } = template;
      return tryCommit(
        table.transact([
          { delete: siteTemplateKey(ownerId, id), when: hasContent(template) },
          { update: siteTemplateCountKey(ownerId), add: { count: -1 } },
          releaseWrite(template, audit.at),
          ...auditWrites(audit, lineage),
        ]),
      );
    },
  };
}
