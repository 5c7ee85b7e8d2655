import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/editor/fields/field-help.module.css';
import { InfoTip } from '#web/ui/info-tip.tsx';

/** Whether the pane is so narrow that the help of its fields is in tips instead of below them. */
export const HelpInTips = createContext(false);

interface FieldHelp {
  description: string | null;
  /** The class of the description. In a pane with tips, only assistive technology reads the description at the field. */
  className: string | undefined;
  /** The button that opens the help; `null` if the help is below the field. */
  tip: ReactNode;
}

/**
 * Returns how a field of the editor shows its help: below it, or in a tip at the end of its label's line. `note`: the meaning of
 * the current state, such as why a switch has no effect yet; it is shown below the field in every pane, instead of the help.
 */
export function useFieldHelp(label: string, help: string | undefined, note?: string): FieldHelp {
  const { t } = useTranslation('inspector');
  const isInTip = use(HelpInTips) && help !== undefined && note === undefined;
  return {
    description: note ?? help ?? null,
    className: isInTip ? classes['hidden'] : undefined,
    tip: isInTip ? (
      <InfoTip label={t('about', { label })} size={24} className={classes['tip']}>
        {help}
      </InfoTip>
    ) : null,
  };
}

/** A container for a tip: a field with its label at the top. */
export const WithTip = ({ tip, children }: { tip: ReactNode; children: ReactNode }) => (
  <div className={classes['field']}>
    {children}
    {tip}
  </div>
);
