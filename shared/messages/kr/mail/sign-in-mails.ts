import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { signInMails as source } from '#shared/messages/jp/mail/sign-in-mails.ts';

export const signInMails: CatalogueOf<typeof source> = {
  passwordReset: {
    subject: '[{{brand}}] 비밀번호 재설정 안내',
    title: '비밀번호 재설정',
    lead: '비밀번호 재설정 요청을 받았습니다. 아래 버튼을 눌러 새 비밀번호를 설정해 주세요.',
    button: '새 비밀번호 설정',
    notYou: '직접 요청하지 않으셨다면 이 이메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
  },
  invitation: {
    subject: '[{{brand}}] 계정 초대',
    title: '계정 초대',
    lead: '{{inviter}}에서 고객님의 계정을 준비했습니다. 아래 버튼을 눌러 비밀번호를 설정하면 바로 이용하실 수 있습니다.',
    signInId: '로그인 ID는 이 이메일 주소({{email}})입니다.',
    conditions: {
      paid: '계약 내용: 요금제 “{{plan}}”, 월 {{price}}(세금 포함 {{withTax}}), {{fee}}, 최소 이용 기간 {{months}}개월. 처음 로그인할 때 내용을 확인하고 동의해 주세요.',
      trial: '계약 내용: 요금제 “{{plan}}”, 체험 기간에는 요금이 없습니다. 처음 로그인할 때 내용을 확인하고 동의해 주세요.',
      fee: '초기 비용 {{fee}}(세전)',
      waive: '초기 비용 면제',
      elsewhere: '초기 비용 별도 청구됨',
    },
    button: '비밀번호 설정하고 시작',
    late: '링크 기한이 지났다면 초대한 분에게 이메일을 다시 보내 달라고 요청해 주세요.',
    notYou: '예상하지 못한 초대라면 이 이메일을 무시해 주세요. 비밀번호를 설정하기 전에는 아무도 계정을 사용할 수 없습니다.',
  },
  registration: {
    subject: '[{{brand}}] 가입을 완료해 주세요',
    title: '한 단계만 남았습니다',
    lead: '{{brand}}에 가입 신청해 주셔서 감사합니다. 아래 버튼을 눌러 비밀번호를 설정하면 가입이 완료되고 {{days}}일 무료 체험이 시작됩니다.',
    button: '가입 완료',
    notYou: '직접 신청하지 않으셨다면 이 이메일을 무시해 주세요. 가입은 완료되지 않습니다.',
  },
  invitationKnown: {
    subject: '[{{brand}}] 이미 계정이 있습니다',
    title: '이미 등록된 이메일 주소입니다',
    lead: '{{inviter}}에서 {{email}} 주소로 새 계정 초대를 보냈지만, 이 주소는 이미 사용 중인 계정에 등록되어 있습니다.',
    otherAddress:
      '이메일 주소 하나로 로그인할 수 있는 계정은 하나입니다. 초대를 수락하시려면 다른 이메일 주소로 초대해 달라고 요청해 주세요.',
    button: '로그인',
    notYou: '상대방은 계정이 있는지 알 수 없습니다. 짐작 가는 일이 없다면 이 이메일을 무시해 주세요. 계정에는 아무 변화가 없습니다.',
  },
  registrationKnown: {
    subject: '[{{brand}}] 이미 계정이 있습니다',
    title: '이미 가입된 이메일 주소입니다',
    lead: '이 이메일 주소로 가입 신청이 있었지만 이미 계정이 있어 새 계정을 만들지 않았습니다. 기존 계정으로 로그인해 주세요.',
    button: '로그인',
    forgotten: '비밀번호를 잊으셨다면 아래 페이지에서 재설정할 수 있습니다.',
    notYou: '직접 신청하지 않으셨다면 이 이메일을 무시해 주세요. 계정에는 아무 변화가 없습니다.',
  },
  registrationEnded: {
    subject: '[{{brand}}] 가입 신청 안내',
    title: '사용할 수 없는 이메일 주소입니다',
    lead: '이 이메일 주소로 가입 신청이 있었지만 해당 계정이 해지되어 다시 가입할 수 없습니다. 다른 이메일 주소로 신청해 주세요.',
    button: '다른 이메일로 신청하기',
    notYou: '직접 신청하지 않으셨다면 이 이메일을 무시해 주세요.',
  },
  actedFor: {
    subject: '[{{brand}}] 담당자가 고객님의 관리자 페이지를 열었습니다',
    title: '담당자가 고객님의 관리자 페이지를 열었습니다',
    lead: '{{company}}의 {{by}} 님이 지원을 위해 고객님의 관리자 페이지를 열었습니다.',
    leadOfProvider: '{{provider}}에서 지원을 위해 고객님의 관리자 페이지를 열었습니다.',
    reason: '사유: {{reason}}',
    access: {
      READ: '작업 범위: 보기 전용(변경할 수 없습니다)',
      EDIT: '작업 범위: 보기와 변경(비밀번호, 로그인 보호, 결제, 계약, 전체 데이터 내보내기는 할 수 없습니다)',
    },
    until: '{{until}}(일본 시간)에 자동으로 종료됩니다.',
    recorded: '모든 작업은 작업 기록에 남습니다. 프로필 화면에서 내용을 확인하고 언제든지 종료할 수 있습니다.',
    button: '프로필 화면 열기',
  },
  provider: { named: '서비스 제공사({{brand}})', alone: '서비스 제공사' },
  security: {
    wasYou: '본인이 한 작업이라면 별도의 조치가 필요하지 않습니다.',
    notYou:
      '본인이 한 작업이 아니라면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 지금 비밀번호를 재설정해 주세요. 모든 기기에서 로그아웃됩니다.',
    button: '비밀번호 재설정하기',
    device: '기기: {{device}}',
    unknownDevice: '알 수 없음',
    notice: {
      'new-device': {
        subject: '[{{brand}}] 새 기기에서 로그인했습니다',
        title: '새 기기에서 로그인했습니다',
        lead: '{{at}}(일본 시간)에 지금까지 사용한 적이 없는 기기에서 로그인했습니다.',
      },
      'two-factor-on': {
        subject: '[{{brand}}] 2단계 인증이 설정되었습니다',
        title: '2단계 인증이 설정되었습니다',
        lead: '{{at}}(일본 시간)에 계정에 2단계 인증이 설정되었습니다. 다음 로그인부터 비밀번호 외에 인증 코드가 필요합니다.',
      },
      'two-factor-off': {
        subject: '[{{brand}}] 2단계 인증이 해제되었습니다',
        title: '2단계 인증이 해제되었습니다',
        lead: '{{at}}(일본 시간)에 계정의 2단계 인증이 해제되었습니다. 이제 비밀번호만으로 로그인할 수 있습니다.',
      },
      'two-factor-reset': {
        subject: '[{{brand}}] 2단계 인증이 초기화되었습니다',
        title: '2단계 인증이 초기화되었습니다',
        lead: '{{at}}(일본 시간)에 계정 관리자가 2단계 인증을 초기화했습니다. 이제 비밀번호만으로 로그인할 수 있습니다. 프로필 화면에서 다시 설정해 주세요.',
      },
      'recovery-codes': {
        subject: '[{{brand}}] 복구 코드가 재발급되었습니다',
        title: '복구 코드가 재발급되었습니다',
        lead: '{{at}}(일본 시간)에 복구 코드가 재발급되었습니다. 이전 코드는 사용할 수 없습니다.',
      },
      'recovery-code-used': {
        subject: '[{{brand}}] 복구 코드로 로그인했습니다',
        title: '복구 코드로 로그인했습니다',
        lead: '{{at}}(일본 시간)에 복구 코드로 로그인했습니다. 사용한 코드는 다시 사용할 수 없습니다.',
      },
    },
  },
  passwordChanged: {
    subject: '[{{brand}}] 비밀번호가 변경되었습니다',
    title: '비밀번호가 변경되었습니다',
    lead: '{{at}}(일본 시간)에 계정 비밀번호가 변경되었습니다. 그 전에 로그인한 모든 기기에서 로그아웃되었습니다.',
    wasYou: '직접 변경하셨다면 따로 하실 일은 없습니다.',
    notYou: '직접 변경하지 않으셨다면 다른 사람이 계정에 접근했을 수 있습니다. 지금 바로 비밀번호를 재설정해 주세요.',
    button: '비밀번호 재설정하기',
  },
};
