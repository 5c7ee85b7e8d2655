import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface FormSendingProps {
  /** The data of the form script, as JSON (`#site-renderer/visitor/forms/form-plan.ts`). */
  plan: string;
  words: VisitorLabels;
}

/**
 * Renders the parts that only a submittable form has: the status line, the hidden field for bots and the script's plan. React escapes the
 * plan, so its JSON cannot end the script element.
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
