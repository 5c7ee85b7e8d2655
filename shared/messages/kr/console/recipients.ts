import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { recipients as source } from '#shared/messages/jp/console/recipients.ts';

export const recipients: CatalogueOf<typeof source> = {
  title: '청구서 메일 수신자',
  lead: '로그인이 없는 사람도 청구서, 환급 청구서, 결제 요청 등의 메일을 PDF와 함께 받을 수 있습니다. 최대 {{max}}개까지 등록할 수 있습니다.',
  none: '아직 수신자가 없습니다.',
  failed: '수신자를 불러오지 못했습니다',
  email: '이메일',
  language: '이메일 언어',
  addHelp: '확인 메일을 보냅니다. 상대방이 확인하기 전에는 다른 메일을 보내지 않습니다.',
  add: '수신자 추가',
  sent: '확인 메일을 보냈습니다.',
  addFailed: '수신자를 추가하지 못했습니다',
  full: '수신자가 최대 개수에 도달했습니다. 추가하려면 하나를 삭제해 주세요.',
  state: {
    waiting: '확인 대기',
    confirmed: '확인됨',
    refused: '수신 거부',
  },
  remove: {
    action: '삭제',
    label: '{{email}} 삭제',
    title: '이 수신자를 삭제할까요?',
    text: '{{email}} 주소로는 앞으로 청구서 메일이 발송되지 않습니다.',
    confirm: '삭제',
    done: '수신자를 삭제했습니다.',
    failed: '수신자를 삭제하지 못했습니다',
  },
};
