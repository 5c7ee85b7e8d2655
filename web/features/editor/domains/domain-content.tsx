import { Button, Text } from '@mantine/core';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomains } from '#shared/model/domains/custom-domain.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';
import { DomainAddresses } from '#web/features/editor/domains/domain-addresses.tsx';
import { PlanObstacle, UnsavedObstacle } from '#web/features/editor/domains/domain-obstacle.tsx';
import { DomainPanel } from '#web/features/editor/domains/domain-panel.tsx';
import { type DomainChecks, useDomainChecks } from '#web/features/editor/domains/domain-queries.ts';
import { DomainTwin } from '#web/features/editor/domains/domain-twin.tsx';
import { type DomainGroup, groupDomains } from '#web/features/editor/domains/group-domains.ts';
import { RemoveDomainButton } from '#web/features/editor/domains/remove-domain-button.tsx';
import { RenewDomainButton } from '#web/features/editor/domains/renew-domain-button.tsx';
import { DomainNameForm } from '#web/features/editor/domains/steps/domain-name-form.tsx';
import { DomainSteps } from '#web/features/editor/domains/steps/domain-steps.tsx';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { useDeferredEditorState, useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface ContentProps {
  siteId: string;
  domains: SiteDomains;
}

/** Reloads the site when its domains have changed its address or status, because the rest of the editor shows both. */
function useSiteInStep({ url, status }: SiteDomains): void {
  const { pull } = useEditor();
  const shownUrl = useEditorState(({ site }) => site.url);
  const shownStatus = useEditorState(({ site }) => site.status);
  const isBehind = url !== shownUrl || status !== shownStatus;
  useEffect(() => {
    // A failed reload is repeated with the next change.
    if (isBehind) void pull().catch(() => undefined);
  }, [isBehind, pull]);
}

interface GroupPanelProps extends ContentProps {
  group: DomainGroup;
  checks: DomainChecks;
  takesFocus: boolean;
  /** Called to request another domain; `undefined` if that is not possible. */
  onChange: (() => void) | undefined;
}

/** A main domain with its twin, and their actions. */
function GroupPanel({ siteId, domains, group, checks, takesFocus, onChange }: GroupPanelProps) {
  const { t } = useTranslation('domain');
  const isReadOnly = useIsReadOnly();
  const { main } = group;
  const { isAllowed, defaultUrl } = domains;
  const isEnded = main.state === 'ended';
  return (
    <>
      <DomainPanel siteId={siteId} domain={main} checks={checks} isReadOnly={isReadOnly} takesFocus={takesFocus}>
        {!isReadOnly && (
          <>
            {isEnded && isAllowed && <RenewDomainButton siteId={siteId} domain={main} />}
            {main.state === 'live' && onChange && (
              <Button variant="default" onClick={onChange}>
                {t('change.action')}
              </Button>
            )}
            <RemoveDomainButton siteId={siteId} domain={main} defaultUrl={defaultUrl} />
          </>
        )}
      </DomainPanel>
      {!isEnded && (
        <DomainTwin
          siteId={siteId}
          group={group}
          checks={checks}
          defaultUrl={defaultUrl}
          mayAdd={isAllowed && !isReadOnly}
          isReadOnly={isReadOnly}
        />
      )}
    </>
  );
}

/** Shows the first step, or why it is not available. */
function FirstStep({ siteId, domains, ...form }: ContentProps & Omit<ComponentProps<typeof DomainNameForm>, 'siteId'>) {
  const { t } = useTranslation('domain');
  const isReadOnly = useIsReadOnly();
  const isUnsaved = useDeferredEditorState(isDirty);
  if (!domains.isAllowed) return <PlanObstacle />;
  if (isReadOnly)
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  return (
    <>
      <DomainSteps current="enter" isComplete={false} />
      {isUnsaved ? <UnsavedObstacle /> : <DomainNameForm siteId={siteId} {...form} />}
    </>
  );
}

/** The addresses of a site, the steps to set up a domain, and its domains. */
export function DomainContent({ siteId, domains }: ContentProps) {
  const checks = useDomainChecks(siteId, domains.domains);
  const [isChanging, setChanging] = useState(false);
  const [hasRequested, setRequested] = useState(false);
  const closeForm = (): void => setChanging(false);
  const noteRequest = (): void => {
    closeForm();
    setRequested(true);
  };
  useSiteInStep(domains);
  const groups = groupDomains(domains.domains);
  const mains = groups.map(({ main }) => main);
  const isAwaited = mains.some(({ state }) => isVerifying(state));
  const hasDomain = mains.some(({ state }) => state !== 'ended');
  const live = mains.find(({ state }) => state === 'live');
  const mayChange = domains.isAllowed && !isAwaited && !isChanging;
  return (
    <>
      <DomainAddresses domains={domains} />
      {!domains.isAllowed && hasDomain && <PlanObstacle />}
      {(!hasDomain || isChanging) && !isAwaited && (
        <FirstStep
          siteId={siteId}
          domains={domains}
          replaced={isChanging ? (live?.shownName ?? null) : null}
          onRequested={noteRequest}
          onClose={closeForm}
        />
      )}
      {groups.map((group) => (
        <GroupPanel
          key={group.main.token}
          siteId={siteId}
          domains={domains}
          group={group}
          checks={checks}
          takesFocus={hasRequested && isVerifying(group.main.state)}
          onChange={mayChange ? () => setChanging(true) : undefined}
        />
      ))}
    </>
  );
}
