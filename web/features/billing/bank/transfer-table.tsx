import { Alert, Anchor, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { MatchedTransfer, TransferMatch, TransferProposal } from '#shared/model/billing/bank-transfer.ts';
import { useReceiveTransfers } from '#web/features/billing/bank/transfer-queries.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formatDay, formatNumber, formatYen } from '#web/lib/format/format.ts';
import { paymentGroupPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLES: Readonly<Record<TransferMatch, StateStyle>> = {
  RECEIVED: { icon: IconHistory, color: 'gray' },
  CERTAIN: { icon: IconCircleCheck, color: 'green' },
  CHECK: { icon: IconAlertTriangle, color: 'blue' },
  AMBIGUOUS: { icon: IconHelpCircle, color: 'blue' },
  NONE: { icon: IconCircleX, color: 'gray', variant: 'outline' },
};

interface ProposalCellProps {
  transfer: MatchedTransfer;
  /** The position of the chosen proposal; `undefined` if a person has to choose. */
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
}

/** The invoices that a transfer pays, the choice between several proposals, or the way to the open invoices. */
function ProposalCell({ transfer: { proposals, payer, match }, chosen, onChoose }: ProposalCellProps) {
  const { t } = useTranslation('transfers');
  const user = useUser();
  const textsOf = ({ companyName, allocations }: TransferProposal): string[] =>
    allocations.map(({ number, amount, open }) =>
      t(amount === open ? 'whole' : 'part', { company: companyName, number, amount: formatYen(amount), open: formatYen(open) }),
    );
  if (match === 'AMBIGUOUS')
    return (
      <NativeSelect
        aria-label={t('choose', { payer })}
        data={[
          { value: '', label: t('unchosen') },
          ...proposals.map((proposal, index) => ({ value: String(index), label: textsOf(proposal).join(' / ') })),
        ]}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
      />
    );
  if (match === 'NONE')
    return (
      <Anchor component={Link} to={paymentGroupPath(user, 'OPEN')} size="sm">
        {t('byHand')}
      </Anchor>
    );
  if (proposals.length === 0) return '–';
  return proposals.flatMap(textsOf).map((text) => (
    <Text key={text} size="sm">
      {text}
    </Text>
  ));
}

interface TransferTableProps {
  transfers: readonly MatchedTransfer[];
  /** Whether the file is being matched again. */
  isStale: boolean;
  /** Called after transfers were recorded, with the number of those that were refused. */
  onReceived: (refused: number) => void;
}

/** The transfers of a file with their proposals. Certain ones are selected at first; the operator confirms all at once. */
export function TransferTable({ transfers, isStale, onReceived }: TransferTableProps) {
  const { t } = useTranslation('transfers');
  const language = useLanguage();
  const errorText = useErrorText();
  const receive = useReceiveTransfers();
  const [choices, setChoices] = useState<ReadonlyMap<string, number | undefined>>(
    () => new Map(transfers.map(({ fingerprint, proposals }) => [fingerprint, proposals.length === 1 ? 0 : undefined])),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    () => new Set(transfers.filter(({ match }) => match === 'CERTAIN').map(({ fingerprint }) => fingerprint)),
  );
  const proposalOf = ({ fingerprint, proposals }: MatchedTransfer): TransferProposal | undefined => {
    const index = choices.get(fingerprint);
    return index === undefined ? undefined : proposals[index];
  };
  const choose = (fingerprint: string, index: number | undefined): void => {
    setChoices(new Map(choices).set(fingerprint, index));
    const next = new Set(selected);
    if (index === undefined) next.delete(fingerprint);
    else next.add(fingerprint);
    setSelected(next);
  };
  const confirmed = transfers.flatMap((transfer) => {
    const proposal = selected.has(transfer.fingerprint) ? proposalOf(transfer) : undefined;
    const { fingerprint, on: receivedOn, payer } = transfer;
    return proposal ? [{ fingerprint, receivedOn, payer, allocations: proposal.allocations }] : [];
  });
  const sum = confirmed.reduce((total, { allocations }) => allocations.reduce((part, { amount }) => part + amount, total), 0);
  const submit = (): void =>
    receive.mutate(confirmed, {
      onSuccess: ({ received, refused }) => {
        if (received > 0) toast.success(t('done', { number: formatNumber(received, language) }));
        onReceived(refused);
      },
    });
  return (
    <Stack gap="sm">
      <DataTable
        label={t('table')}
        columns={[
          { key: 'payer', label: t('payer'), isRowHeader: true, maxWidth: 240, render: ({ payer, text }) => payer || text || '–' },
          { key: 'on', label: t('on'), render: ({ on }) => formatDay(on) },
          { key: 'amount', label: t('amount'), isNumber: true, render: ({ amount }) => formatYen(amount) },
          {
            key: 'match',
            label: t('matching'),
            render: ({ match }) => <StateBadge {...STYLES[match]} label={t(`match.${match}`)} miw="max-content" />,
          },
          {
            key: 'invoice',
            label: t('invoice'),
            wraps: true,
            render: (transfer: MatchedTransfer) => (
              <ProposalCell
                transfer={transfer}
                chosen={choices.get(transfer.fingerprint)}
                onChoose={(index) => choose(transfer.fingerprint, index)}
              />
            ),
          },
        ]}
        rows={transfers}
        rowKey={({ fingerprint }) => fingerprint}
        rowName={({ payer, amount }) => `${payer} ${formatYen(amount)}`}
        selection={{
          selected,
          onChange: setSelected,
          canSelect: (transfer) => proposalOf(transfer) !== undefined,
          actions: (
            <Button loading={receive.isPending || isStale} disabled={confirmed.length === 0} onClick={submit}>
              {t('receive', { number: formatNumber(confirmed.length, language), sum: formatYen(sum) })}
            </Button>
          ),
        }}
      />
      {receive.error && (
        <Alert color="danger" variant="light" title={t('notReceived')}>
          {errorText(receive.error)}
        </Alert>
      )}
    </Stack>
  );
}
