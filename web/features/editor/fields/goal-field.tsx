import { useTranslation } from '#web/lib/use-translation.ts';
import { GOALS_MAX } from '#shared/model/limits.ts';
import { isExternalUrl } from '#shared/model/sites/destination.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { withGoal } from '#web/features/editor/model/document/edit-goals.ts';
import { useEditor, useSettings } from '#web/features/editor/state/editor.ts';

/** Whether a click on a link to this URL counts as a conversion. */
export function GoalField({ url }: { url: string }) {
  const { t } = useTranslation('inspector');
  const { goals } = useSettings();
  const { edit } = useEditor();
  const isGoal = goals.includes(url);
  if (!isExternalUrl(url)) return null;
  return (
    <SwitchField
      label={t('destination.goal')}
      help={t('destination.goalHint', { max: GOALS_MAX })}
      isFixed={!isGoal && goals.length >= GOALS_MAX}
      isOn={isGoal}
      onChange={(isOn) => edit((document) => withGoal(document, url, isOn), { panel: 'site' }, { group: `settings/goals/${url}` })}
    />
  );
}
