import type { AutoReply, ReplyEvent } from '#shared/model/forms/auto-reply.ts';

/** Returns the event of a reply; `undefined` unless it has a title and a start. */
export function wholeEvent(reply: AutoReply | undefined): (ReplyEvent & { startsAt: string }) | undefined {
  const event = reply?.event;
  return event && event.title.trim() !== '' && event.startsAt !== null ? { ...event, startsAt: event.startsAt } : undefined;
}
