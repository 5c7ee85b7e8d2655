import { List, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/publish/publish-button.module.css';
import { faultKey, useFaultText } from '#web/features/editor/publish/use-fault-text.ts';

/** The number of faults listed; an unfinished large site has thousands. */
const SHOWN = 99;

/** Returns a count that fits into a badge. */
export const shownCount = (count: number): string => (count > SHOWN ? `${SHOWN}+` : String(count));

interface FaultListProps {
  title: string;
  faults: readonly PublishFault[];
  onChoose: (fault: PublishFault) => void;
}

/** The faults that prevent publishing the site or a language. A click on one shows the place where it is fixed. */
export function FaultList({ title, faults, onChoose }: FaultListProps) {
  const { t } = useTranslation('saving');
  const faultText = useFaultText();
  const { defaultLanguage } = useSettings();
  const isForeign = ({ language }: PublishFault): boolean => language !== null && language !== defaultLanguage;
  return (
    <>
      <Text fw={650} size="sm" mb="xs">
        {title}
      </Text>
      <List listStyleType="none" className={classes['faults'] ?? ''}>
        {faults.slice(0, SHOWN).map((fault) => (
          <List.Item key={faultKey(fault)}>
            <UnstyledButton className={classes['fault'] ?? ''} onClick={() => onChoose(fault)}>
              {fault.language !== null && isForeign(fault) && <span className={classes['language']}>{LANGUAGE_NAME[fault.language]}</span>}
              {faultText(fault)}
            </UnstyledButton>
          </List.Item>
        ))}
      </List>
      {faults.length > SHOWN && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('publish.moreFaults', { count: faults.length - SHOWN })}
        </Text>
      )}
    </>
  );
}
