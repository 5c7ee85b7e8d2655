import { JOBS } from '#functions/platform/job-list/jobs.ts';
import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { actingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { noticeMailingStore } from '#functions/notices/store/notice-mailing-store.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { addReadyMedia, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { variantKey, VARIANT_CONTENT_TYPE } from '#functions/platform/gateways/media-keys.ts';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { reconcile } from '#functions/platform/jobs/reconcile/reconcile.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { dunningStores } from '#test/support/billing/dunning-stores.ts';
import { trialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { contractSchedule } from '#functions/accounts/store/contract-schedule.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';

const VISIT_BATCH_MS = 60_000;

/** The site fixture with both buckets. */
export async function startJobFixture() {
  const [site, dataDir] = await Promise.all([startSiteFixture(), mkdtemp(join(tmpdir(), 'storage-'))]);
  const storage = await startStorage({
    port: 0,
    dataDir,
    credentials: CREDENTIALS,
    buckets: ['media', 'sites'],
    versionedBuckets: ['media'],
    allowedOrigins: [],
  });
  const client = new S3Client({
    endpoint: storage.url,
    region: REGION,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const mediaFiles = objectStorage(client, 'media');
  return {
    ...site,
    ids: randomIds,
    mediaFiles,
    siteFiles: objectStorage(client, 'sites'),
    s3: client,
    storageUrl: storage.url,
    /** Metadata of an object in the public bucket. */
    metadataOf: async (key: string) => (await client.send(new HeadObjectCommand({ Bucket: 'sites', Key: key }))).Metadata,
    languageOf: async (key: string) => (await client.send(new HeadObjectCommand({ Bucket: 'sites', Key: key }))).ContentLanguage,
    /** Runs the reconcile sweep after this time. Returns the ids of the jobs it started. */
    async reconcileAfter(milliseconds: number): Promise<string[]> {
      site.time.now += milliseconds;
      const started: string[] = [];
      await reconcile({
        noticeMailings: noticeMailingStore(site.table, site.clock),
        imports: userImportStore(site.table, site.clock),
        bulkUploads: bulkUploadStore(site.table, site.clock),
        actings: actingStore(site.table, randomIds, site.clock),
        ...site.dependencies,
        sweep: siteSweep(site.table, site.clock),
        contracts: contractSchedule(site.table, site.clock),
        closings: closingStore(site.table, site.clock),
        payments: paymentStore(site.table),
        ...dunningStores(site.table, site.clock),
        charges: chargeStore(site.table, site.clock),
        refunds: refundStore(site.table, site.clock),
        visitHours: visitHours(site.table, site.clock, { queue: keptMessages(), batchMs: VISIT_BATCH_MS }),
        reportDeliveries: reportDeliveryStore(site.table, site.clock),
        deliveries: deliveryStore(site.table, site.clock),
        planChanges: planChangeSchedule(site.table, site.clock),
        priceAnnouncements: priceAnnouncementStore(site.table, site.clock),
        trialReminders: trialReminderStore(site.table, site.clock),
        entries: formEntryList(site.table, site.clock),
        persons: personStore(site.table, { members: memberStore(site.table), exportFiles: mediaFiles, clock: site.clock }),
        retentions: retentionStore(site.table, site.clock),
        members: memberList(site.table, site.clock),
        backfill: { run: () => Promise.resolve() },
        files: mediaFiles,
        queue: { kinds: new Set(JOBS.map(({ kind }) => kind)), start: async (_, jobId) => void started.push(jobId) },
      })();
      return started;
    },
    stop: async () => {
      client.destroy();
      await storage.close();
      await Promise.all([site.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
    /** A ready picture, with a file for each variant whose bytes contain `content`. */
    picture: (siteId: string, content: string, kind: MediaKind = 'creative', owner: Account = site.accounts.USER) =>
      storedPicture(site, mediaFiles, { siteId, content, kind, owner }),
  };
}

export type JobFixture = Awaited<ReturnType<typeof startJobFixture>>;

async function storedPicture(
  site: SiteFixture,
  files: ObjectStorage,
  { siteId, content, kind, owner }: { siteId: string; content: string; kind: MediaKind; owner: Account },
): Promise<ImageRef> {
  const bodies = publishedVariants(kind, 1080).map((variant) => ({ ...variant, body: `${content} ${variant.width}.${variant.format}` }));
  const variants = bodies.map(({ body, ...variant }) => ({ ...variant, hash: contentHash(body) }));
  const image = await addReadyMedia(site, owner, siteId, kind, { variants });
  for (const { body, ...variant } of bodies) {
    await files.write({
      key: variantKey(image.mediaId, variant),
      body,
      contentType: VARIANT_CONTENT_TYPE[variant.format],
      cacheControl: 'private',
    });
  }
  return image;
}

/** A bucket that awaits `before` ahead of every operation. An error of `before` fails the operation. */
export function interceptStorage(storage: ObjectStorage, before: (operation: string, key: string) => void | Promise<void>): ObjectStorage {
  return {
    ...storage,
    async list(prefix) {
      await before('list', prefix);
      return storage.list(prefix);
    },
    async write(object) {
      await before('write', object.key);
      return storage.write(object);
    },
    async copyFrom(source, target) {
      await before('copy', target.key);
      return storage.copyFrom(source, target);
    },
    async remove(keys) {
      if (keys.length > 0) await before('remove', keys.join(' '));
      return storage.remove(keys);
    },
  };
}
