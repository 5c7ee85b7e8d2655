import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { ledger as source } from '#shared/messages/jp/console/ledger.ts';

export const ledger: CatalogueOf<typeof source> = {
  title: '입금 기록',
  received: '입금액',
  open: '미수 잔액',
  excess: '초과 입금',
  kind: {
    transfer: '계좌 이체 입금',
    card: '카드 결제',
    'write-off': '잔액 정리',
  },
  counter: '취소: {{kind}}',
  standing: {
    PARTLY_PAID: '일부 입금',
    OVERPAID: '초과 입금',
    OVERDUE: '기한 초과',
  },
  receive: {
    action: '입금 등록',
    title: '입금 등록',
    text: '{{companyName}}의 입금을 등록합니다. 부족한 금액은 미수로 남습니다.',
    receivedOn: '입금일',
    amount: '입금액(엔)',
    amountOf: '{{number}} 입금액(엔), 잔액 {{open}}',
    note: '메모',
    noteHint: '선택 사항이며 내부에만 표시됩니다.',
    sum: '합계 {{sum}}',
    rest: '등록 후 미수 잔액: {{rest}}.',
    over: '청구 금액보다 {{over}} 많습니다.',
    done: '입금을 등록했습니다.',
    oneCustomer: '같은 고객의 청구서를 한 번에 {{max}}건까지 선택하세요.',
  },
  reverse: {
    action: '취소',
    title: '이 기록을 취소할까요?',
    text: '{{on}}의 “{{kind}}” {{amount}} 기록을 반대 기록을 추가하여 취소합니다. 원래 기록은 남습니다.',
    done: '기록을 취소했습니다.',
  },
};
