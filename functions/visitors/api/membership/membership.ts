import type { LiveContentDependencies } from '#functions/publishing/services/published-site/live-content.ts';
import { type LiveContent, liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Language } from '#shared/model/language.ts';
import type { MembershipForm } from '#shared/model/forms/site-form.ts';

/** The membership form of a published site. */
interface Membership {
  content: LiveContent;
  /** The form. `lang` is the language of the returned form. */
  form: { lang: Language; part: MembershipForm };
}

/** Returns the membership of a published site. Throws `not-found` for a site without a membership form, which has no members. */
export async function membershipOf(dependencies: LiveContentDependencies, siteId: string, language?: Language): Promise<Membership> {
  const content = await liveContent(dependencies, siteId, language);
  const form = await localisedPart(content, 'membershipForm');
  if (!form) throw new AppError('not-found');
  return { content, form };
}
