import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { type News, NewsInput, type NewsState, NewsUpdate } from '#shared/model/news/news.ts';
import { isGivenPassedEnd } from '#shared/rules/time/passed-end.ts';
import { isFilled, type NewsTexts, textsOf } from '#web/features/news/model/news-texts.ts';
import type { NewsTiming } from '#web/features/news/model/news-visibility.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';

/** A news item in a form. */
export interface NewsDraft {
  siteIds: string[];
  /** The language whose text visitors see if a translation is missing. */
  language: Language;
  texts: NewsTexts;
  contentUrl: string;
  isInternalLink: boolean;
  image: ImageRef | null;
  publishType: 'instant' | 'scheduled';
  /** Times as typed, in Japanese time. */
  startDate: string;
  endDate: string;
  state: NewsState;
}

export const emptyDraft = (language: Language, siteIds: readonly string[]): NewsDraft => ({
  siteIds: [...siteIds],
  language,
  texts: textsOf({ language, title: '', content: '', translations: {} }),
  contentUrl: '',
  isInternalLink: false,
  image: null,
  publishType: 'instant',
  startDate: '',
  endDate: '',
  state: 'public',
});

const typedTime = (instant: string | null): string => (instant === null ? '' : formatTime(instant));

export const toDraft = (news: News): NewsDraft => ({
  siteIds: news.sites.map(({ id }) => id),
  language: news.language,
  texts: textsOf(news),
  contentUrl: news.contentUrl,
  isInternalLink: news.isInternalLink,
  image: news.image,
  publishType: news.publishType,
  // An instant item starts when it is published; its start is not typed.
  startDate: news.publishType === 'scheduled' ? typedTime(news.startDate) : '',
  endDate: typedTime(news.endDate),
  state: news.state,
});

/** Returns the typed times, trimmed; the start of an instant item is empty. */
const typedDates = ({ publishType, startDate, endDate }: NewsDraft) => ({
  startDate: publishType === 'scheduled' ? startDate.trim() : '',
  endDate: endDate.trim(),
});

/** Returns when visitors see the draft once it is saved; times that cannot be parsed are `null`. */
export function timingOf(draft: NewsDraft): NewsTiming {
  const { startDate, endDate } = typedDates(draft);
  return { state: draft.state, publishType: draft.publishType, startDate: parseTypedTime(startDate), endDate: parseTypedTime(endDate) };
}

function toInput(draft: NewsDraft) {
  const { siteIds, language, texts, contentUrl, isInternalLink, image, publishType, state } = draft;
  const translated = LANGUAGES.filter((each) => each !== language && isFilled(texts[each]));
  return {
    siteIds,
    language,
    ...texts[language],
    translations: Object.fromEntries(translated.map((each) => [each, texts[each]])),
    contentUrl,
    isInternalLink,
    imageId: image?.mediaId ?? null,
    publishType,
    state,
    startDate: timingOf(draft).startDate,
    endDate: timingOf(draft).endDate,
  };
}

/**
 * Returns the field errors of a draft, including times that cannot be parsed. `savedEnd` is the end of the saved item as typed;
 * an end that equals it may be in the past.
 */
export function newsErrors(draft: NewsDraft, savedEnd: string): FieldError[] {
  const unreadable = Object.entries(typedDates(draft))
    .filter(([, typed]) => typed !== '' && parseTypedTime(typed) === null)
    .map(([path]): FieldError => ({ path, rule: 'invalid-time' }));
  const parsed = parse(NewsInput, toInput(draft));
  const others = parsed.ok ? [] : parsed.errors.filter(({ path }) => !unreadable.some((fault) => fault.path === path));
  const { state, endDate } = timingOf(draft);
  const isOver = state === 'public' && isGivenPassedEnd(endDate, parseTypedTime(savedEnd), serverNow());
  return [...unreadable, ...others, ...(isOver ? [{ path: 'endDate', rule: 'not-in-future' } as const] : [])];
}

/** Returns the request body that creates an item; throws if the draft has errors. */
export const toNewsInput = (draft: NewsDraft): NewsInput => NewsInput.parse(toInput(draft));

/** Returns the request body that updates an item from `version`; throws if the draft has errors. */
export const toNewsUpdate = (draft: NewsDraft, version: number): NewsUpdate => NewsUpdate.parse({ ...toInput(draft), version });
