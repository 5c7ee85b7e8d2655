import { accountStore } from '#functions/accounts/store/account-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { fontsBucket, mediaBucket, openTable, s3Client } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { jobRunner, sitesBucket } from '#functions/platform/wiring/jobs.ts';
import { shareCardsJob } from '#functions/publishing/job-definitions/share-cards.ts';
import { cardFonts } from '#functions/publishing/jobs/share-cards/draw/card-fonts.ts';
import { drawShareCard } from '#functions/publishing/jobs/share-cards/draw/draw-share-card.ts';
import { makeShareCards } from '#functions/publishing/jobs/share-cards/make-share-cards.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { loadSplitter } from '#site-renderer/phrases/split-phrases.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';

const { env } = process;
const table = openTable(env);
const client = s3Client();
const fonts = fontsBucket(env, client);

export const handler = runJob(
  shareCardsJob,
  jobRunner(table),
  makeShareCards({
    accounts: accountStore(table),
    jobs: jobStore(table, systemClock),
    sites: siteStore(table),
    revisions: revisionStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env, client),
    siteFiles: sitesBucket(env, client),
    openDrawing() {
      const opened = cardFonts(fonts);
      return async (card, picture) => drawShareCard(card, picture, opened, await loadSplitter());
    },
    clock: systemClock,
  }),
);
