import { Code, Stack, Tabs } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/open-api/api-access.module.css';
import { CODE_LANGUAGE_NAME, CODE_LANGUAGES, codeExample, type ExampleRequest } from '#web/features/open-api/reference/code-examples.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

/** A code block that can also be scrolled by keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={classes['code']}>
      <Code block tabIndex={0} aria-label={label} role="region">
        {code}
      </Code>
    </div>
  );
}

/** A request in each language, with a copy button. */
export function CodeExamples({ request }: { request: ExampleRequest }) {
  const { t } = useTranslation('api');
  return (
    <Tabs defaultValue="curl" keepMounted={false}>
      <Tabs.List aria-label={t('ref.example')}>
        {CODE_LANGUAGES.map((language) => (
          <Tabs.Tab key={language} value={language}>
            {CODE_LANGUAGE_NAME[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CODE_LANGUAGES.map((language) => {
        const code = codeExample(language, request);
        return (
          <Tabs.Panel key={language} value={language} pt="xs">
            <Stack gap="xs" align="stretch">
              <CodeBlock code={code} label={CODE_LANGUAGE_NAME[language]} />
              <div>
                <CopyTextButton text={code} label={t('ref.copy')} copiedLabel={t('ref.copied')} />
              </div>
            </Stack>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
