import * as z from 'zod';
import { instant, isLater, longText, ruleIssue, text } from '#shared/model/fields.ts';
import { AUTO_REPLY_MAX } from '#shared/model/forms/form-limits.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

/** The event that a form is about. It is a draft until it has a title and a start. */
export const ReplyEvent = z
  .strictObject({
    title: text(TEXT_MAX.line),
    startsAt: instant().nullable(),
    endsAt: instant().nullable(),
    place: text(TEXT_MAX.line),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || isLater(endsAt, startsAt), {
    ...ruleIssue('end-before-start'),
    path: ['endsAt'],
  });
export type ReplyEvent = z.infer<typeof ReplyEvent>;

/** The e-mail that answers a form, in the words of the owner. An empty subject or message: the usual one. */
export const AutoReply = z.strictObject({
  subject: text(AUTO_REPLY_MAX.subject),
  message: longText(AUTO_REPLY_MAX.message),
  /** Whether the e-mail repeats the answers. */
  repeatsAnswers: z.boolean(),
  event: ReplyEvent.nullable(),
});
export type AutoReply = z.infer<typeof AutoReply>;

/** The reply of a form without words of the owner. */
export const USUAL_REPLY: AutoReply = { subject: '', message: '', repeatsAnswers: true, event: null };
export const NO_EVENT: ReplyEvent = { title: '', startsAt: null, endsAt: null, place: '' };
