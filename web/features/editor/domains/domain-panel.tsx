import { Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';
import { AddStep, CopyStep } from '#web/features/editor/domains/steps/record-steps.tsx';
import { DomainDoctor } from '#web/features/editor/domains/doctor/domain-doctor.tsx';
import { stepOf, useCopied } from '#web/features/editor/domains/steps/domain-step.ts';
import { DomainSteps } from '#web/features/editor/domains/steps/domain-steps.tsx';
import type { DomainChecks } from '#web/features/editor/domains/domain-queries.ts';
import { needsRecord } from '#web/features/editor/domains/doctor/domain-findings.ts';
import { SendRecord } from '#web/features/editor/domains/steps/send-record.tsx';

interface DomainPanelProps {
  siteId: string;
  domain: SiteDomain;
  checks: DomainChecks;
  isReadOnly: boolean;
  /** Whether the domain was requested on this page, so that the focus moves to its first step. */
  takesFocus: boolean;
  /** Buttons that change the domain. */
  children: ReactNode;
}

/** A domain that is being set up or live: its step, the record where it is needed, and the doctor. */
export function DomainPanel({ siteId, domain, checks, isReadOnly, takesFocus, children }: DomainPanelProps) {
  const [copied, setCopied] = useCopied(domain.token);
  /**
   * Whether the steps are shown. They stay visible when the user completes the last one here, and are hidden for a domain that was live
   * before.
   */
  const [hasSteps] = useState(() => isVerifying(domain.state));
  /** Whether the user came to the step from another step of this panel. */
  const [hasMoved, setMoved] = useState(takesFocus);
  const step = stepOf(domain, copied);
  const move = (isCopied: boolean): void => {
    setMoved(true);
    setCopied(isCopied);
  };
  const isCopyStep = step === 'copy';
  return (
    <>
      {hasSteps && domain.state !== 'ended' && <DomainSteps current={step} isComplete={domain.state === 'live'} />}
      {isCopyStep && <CopyStep domain={domain} takesFocus={hasMoved} onNext={() => move(true)} />}
      {!isCopyStep && needsRecord(domain) && <AddStep domain={domain} checks={checks} takesFocus={hasMoved} onBack={() => move(false)} />}
      <DomainDoctor domain={domain} checks={checks} />
      {needsRecord(domain) && <SendRecord siteId={siteId} domain={domain} isReadOnly={isReadOnly} />}
      <Group gap="xs">{children}</Group>
    </>
  );
}
