import type { LiveContentDependencies } from '#functions/domain/published-site/live-content.ts';
import { type LiveContent, liveContent, localisedPart } from '#functions/domain/published-site/live-content.ts';
import { AppError } from '#functions/app-error.ts';
import type { Language } from '#shared/model/language.ts';
import type { MembershipForm } from '#shared/model/form/site-form.ts';

/** What a site on the air asks of those who want to become its members. */
interface Membership {
  content: LiveContent;
  /** With the language it is written in. */
  form: { lang: Language; part: MembershipForm };
}

/** A site without a membership form on the air takes no members: nothing about them is there. */
export async function membershipOf(dependencies: LiveContentDependencies, siteId: string, asked?: Language): Promise<Membership> {
  const content = await liveContent(dependencies, siteId, asked);
  const form = await localisedPart(content, 'membershipForm');
  if (!form) throw new AppError('not-found');
  return { content, form };
}
