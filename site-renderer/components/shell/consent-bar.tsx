import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import type { Language } from '#shared/model/language.ts';

interface ConsentBarProps {
  words: Pick<VisitorLabels, 'consent'>;
  language: Language;
  /** The owner's own question; empty: the product's. */
  text: string;
  /** The page with the services or the privacy policy. */
  policy: { href: string; label: string };
  /** Identifies the question and the services that it is about. */
  version: string;
}

/** Renders the question for consent to the owner's tags. It is shown where the gate of the page says so. */
export const ConsentBar = ({ words: { consent }, language, text, policy, version }: ConsentBarProps) => (
  <section className="consent" aria-label={consent.label} data-version={version} data-language={language}>
    <p>
      {text || consent.text} <a href={policy.href}>{policy.label}</a>
    </p>
    <p role="status" data-granted={consent.granted} data-denied={consent.denied} data-refused={consent.refused} hidden />
    <div>
      <button type="button" data-choice="denied">
        {consent.decline}
      </button>
      <button type="button" data-choice="granted">
        {consent.accept}
      </button>
      <button type="button" data-choice="" hidden>
        {consent.close}
      </button>
    </div>
  </section>
);

/** Renders the button that shows the question again, with the present choice. */
export const ConsentSettingsButton = ({ words: { consent } }: Pick<ConsentBarProps, 'words'>) => (
  <button type="button" data-consent-settings="">
    {consent.settings}
  </button>
);
