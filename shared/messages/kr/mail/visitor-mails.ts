import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorMails as source } from '#shared/messages/jp/mail/visitor-mails.ts';

export const visitorMails: CatalogueOf<typeof source> = {
  formReceived: {
    subject: { contact: '[{{site}}] 새 문의가 도착했습니다', homepage: '[{{site}}] 새 폼이 제출되었습니다' },
    title: { contact: '새 문의가 도착했습니다', homepage: '새 폼이 제출되었습니다' },
    lead: '{{site}}에서 다음 내용이 전송되었습니다(일본 시간 {{at}}).',
    reply: '이 이메일에 답장하면 보낸 분({{email}})에게 전달됩니다.',
    agreed: '동의함: {{pages}}',
    offer: '팝업 ‘{{name}}’에서 보낸 신청입니다.',
    waiting: '정원이 모두 차서 대기자로 접수되었습니다.',
    button: '사이트 열기',
    footer: '{{site}}의 폼에서 자동으로 보낸 이메일입니다.',
  },
  formThanks: {
    subject: { contact: '[{{company}}] 문의해 주셔서 감사합니다', homepage: '[{{company}}] 제출하신 내용이 접수되었습니다' },
    title: { contact: '문의해 주셔서 감사합니다', homepage: '제출해 주셔서 감사합니다' },
    lead: '{{company}}에서 다음 내용을 접수했습니다.',
    received: '{{company}}에서 제출하신 내용을 접수했습니다.',
    reply: '24시간 이내에 이메일로 답변드리겠습니다.',
    waiting: '정원이 모두 차서 대기자로 등록되었습니다. 자리가 나면 이메일로 알려 드리겠습니다.',
    event: {
      title: '일정: {{title}}',
      time: '일시: {{time}}(일본 시간)',
      place: '장소: {{place}}',
      attached: '첨부 파일을 열면 캘린더에 추가할 수 있습니다.',
    },
    button: '사이트로 돌아가기',
    notYou: '직접 보내지 않으셨다면 이 이메일을 무시해 주세요.',
  },
  unanswered: '(입력 없음)',
  memberRegistration: {
    subject: '[{{brand}}] 회원가입을 완료해 주세요',
    title: '한 단계만 남았습니다',
    lead: '{{brand}} 회원가입을 신청해 주셔서 감사합니다. 아래 버튼을 눌러 페이지를 열고 가입을 완료해 주세요.',
    button: '회원가입 완료',
    notYou: '직접 신청하지 않으셨다면 이 이메일을 무시해 주세요. 가입은 완료되지 않습니다.',
  },
  memberKnown: {
    subject: '[{{brand}}] 이미 회원으로 가입되어 있습니다',
    title: '이미 가입된 이메일 주소입니다',
    lead: '이 이메일 주소로 {{brand}} 회원가입 신청이 있었지만 이미 회원이십니다. 기존 계정으로 로그인해 주세요.',
    button: '로그인',
    forgotten: '비밀번호를 잊으셨다면 아래 페이지에서 재설정할 수 있습니다.',
    notYou: '직접 신청하지 않으셨다면 이 이메일을 무시해 주세요. 회원 정보에는 아무 변화가 없습니다.',
  },
  memberEmailChange: {
    subject: '[{{brand}}] 이메일 주소 변경 확인',
    title: '이메일 주소를 변경하시겠습니까?',
    lead: '{{brand}} 회원 이메일을 새 주소({{email}})로 변경해 달라는 신청이 있었습니다. 아래 버튼으로 페이지를 열어 변경을 확인하거나 취소해 주세요.',
    both: '이 이메일과 새 이메일 주소로 보낸 이메일에서 모두 확인하면 변경이 완료됩니다.',
    button: '변경 확인',
    notYou:
      '본인이 신청하지 않았다면 열린 페이지에서 변경을 취소하고 비밀번호를 변경해 주세요. 확인하지 않으면 이메일 주소는 바뀌지 않습니다.',
  },
  memberEmailConfirm: {
    subject: '[{{brand}}] 새 이메일 주소 확인',
    title: '새 이메일 주소를 확인해 주세요',
    lead: '이 이메일 주소를 {{brand}} 회원 정보에 사용하겠다는 신청이 있었습니다. 아래 버튼으로 페이지를 열어 확인해 주세요.',
    both: '이 이메일과 기존 이메일 주소로 보낸 이메일에서 모두 확인하면 변경이 완료됩니다.',
    button: '이메일 주소 확인',
    notYou: '본인이 신청하지 않았다면 이 이메일을 무시해 주세요. 이 이메일 주소는 사용되지 않습니다.',
  },
  memberEmailChanged: {
    subject: '[{{brand}}] 이메일 주소가 변경되었습니다',
    title: '이메일 주소가 변경되었습니다',
    lead: '{{at}}(일본 시간)에 {{brand}} 회원 이메일 주소가 변경되었습니다. 앞으로의 이메일은 새 주소로 보내 드립니다.',
    logIn: '모든 기기에서 로그아웃되었습니다. 새 이메일 주소로 로그인해 주세요.',
    button: '로그인',
    notYou: '본인이 변경하지 않았다면 사이트 운영자에게 문의해 주세요.',
  },
  memberLeft: {
    subject: '[{{brand}}] 회원 탈퇴가 완료되었습니다',
    title: '회원 탈퇴가 완료되었습니다',
    lead: '{{at}}(일본 시간)에 {{brand}} 회원 탈퇴가 완료되었습니다. 그동안 이용해 주셔서 감사합니다.',
    deleted: '가입할 때 입력하신 내용은 삭제되었습니다. 같은 이메일 주소로 언제든지 다시 가입하실 수 있습니다.',
    button: '회원가입',
    notYou:
      '직접 탈퇴하지 않으셨다면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 같은 비밀번호를 사용하는 다른 서비스가 있다면 변경해 주세요.',
  },
};
