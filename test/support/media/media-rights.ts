import { realClock } from '#functions/platform/gateways/clock.ts';
import { mediaRights } from '#functions/media/services/media-rights.ts';

export const TEST_MEDIA_KEY = 'the-media-key';
/** Rights by a key of tests. */
export const TEST_MEDIA_RIGHTS = mediaRights(() => TEST_MEDIA_KEY, realClock);
