import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface FormSendingProps {
  /** What its script has to know, as JSON (`#site-renderer/visitor/forms/form-plan.ts`). */
  plan: string;
  words: VisitorLabels;
}

/**
 * What a form has that is really sent: a place for what comes of it, a field that people neither see nor reach, and its plan,
 * in which React writes what could end it early as JSON can write it.
 */
export const FormSending = ({ plan, words }: FormSendingProps) => (
  <>
    <noscript>
      <p>{words.formPage.noScript}</p>
    </noscript>
    <p className="form-state" role="status" />
    <div className="form-website" aria-hidden>
      <label>
        {words.formPage.leaveEmpty} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    <script type="application/json">{plan}</script>
  </>
);
