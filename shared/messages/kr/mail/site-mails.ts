import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { siteMails as source } from '#shared/messages/jp/mail/site-mails.ts';

export const siteMails: CatalogueOf<typeof source> = {
  previewInvitation: {
    subject: '[{{brand}}] “{{site}}” 미리보기 초대',
    title: '미리보기에 초대되었습니다',
    lead: '{{company}}에서 공개 전인 사이트 “{{site}}”의 미리보기에 초대했습니다.',
    access: '미리보기를 열려면 이 이메일 주소({{email}})와 {{company}}에서 따로 알려 드리는 비밀번호가 필요합니다.',
    message: '{{company}}의 메시지',
    button: '미리보기 열기',
    notYou: '초대받을 일이 없다면 이 이메일을 무시해 주세요. 비밀번호가 없으면 미리보기를 열 수 없습니다.',
  },
  comments: {
    subject: '[{{brand}}] ‘{{site}}’에 새 댓글 {{count}}개',
    title: '새 댓글이 있습니다',
    lead: '‘{{site}}’에 새 댓글이 {{count}}개 있습니다.',
    more: '그 밖에 댓글이 {{count}}개 있습니다.',
    openEditor: '편집 화면에서 보기',
    openPreview: '미리 보기 열기',
  },
  systemNotice: {
    subject: '[{{brand}}] {{title}}',
    window: '점검 일시: {{from}} ~ {{until}}(일본 시간)',
    button: '알림 열기',
    link: '자세히 보기: ',
  },
  previewApproved: {
    subject: '[{{brand}}] ‘{{site}}’의 미리보기가 승인되었습니다',
    title: '미리보기가 승인되었습니다',
    lead: '‘{{site}}’의 미리보기에 초대된 사람이 저장된 내용을 승인했습니다. 승인 수는 관리 화면에서 확인할 수 있습니다.',
    button: '사이트 열기',
  },
  webhookStopped: {
    subject: '[{{brand}}] “{{name}}” Webhook이 중지되었습니다',
    title: 'Webhook이 중지되었습니다',
    lead: '“{{name}}” Webhook 전송이 3일 동안 계속 실패하여 중지했습니다. 수신 주소를 확인한 후 콘솔에서 다시 활성화해 주세요. 전송되지 않은 이벤트는 30일 이내에 전송 기록에서 다시 보낼 수 있습니다.',
    button: '콘솔 열기',
  },
  fileFinished: {
    'import-finished': {
      subject: '[{{brand}}] 가져오기가 완료되었습니다({{name}})',
      title: '가져오기가 완료되었습니다',
      lead: '‘{{name}}’ 가져오기가 완료되었습니다. 결과는 관리자 페이지에서 확인할 수 있습니다.',
    },
    'export-finished': {
      subject: '[{{brand}}] CSV 파일이 준비되었습니다({{name}})',
      title: 'CSV 파일이 준비되었습니다',
      lead: '‘{{name}}’ 목록의 CSV 파일이 준비되었습니다. 24시간 안에 관리자 페이지에서 다운로드해 주세요.',
    },
    'site-export-finished': {
      subject: '[{{brand}}] 사이트의 ZIP 파일이 준비되었습니다({{name}})',
      title: '사이트의 ZIP 파일이 준비되었습니다',
      lead: '공개 중인 사이트 ‘{{name}}’의 ZIP 파일이 준비되었습니다. 24시간 안에 관리자 페이지에서 다운로드해 주세요.',
    },
    'bulk-upload-finished': {
      subject: '[{{brand}}] “{{name}}” 파일을 배치할 수 있습니다',
      title: '파일을 배치할 수 있습니다',
      lead: '“{{name}}” 압축을 풀었습니다. 편집기에서 파일의 위치를 확인하고 7일 이내에 적용해 주세요.',
    },
    button: '관리자 페이지 열기',
  },
  visitReport: {
    subject: '[{{brand}}] "{{site}}" {{month}} 통계 보고서',
    title: '{{month}} 통계 보고서',
    lead: '"{{site}}"의 {{month}} 통계 보고서를 보내 드립니다. 첨부한 PDF에서 시트별 수치와 방문자의 움직임을 확인할 수 있습니다.',
    button: '관리자 페이지에서 보기',
    signIn: '관리자 페이지를 열려면 로그인해야 합니다.',
    footer:
      '이 이메일은 {{company}}에서 설정한 주소로 매월 보내 드립니다. 수신을 중단하려면 이 이메일에 회신하거나 {{company}}에 알려 주세요.',
  },
  accountExport: {
    subject: '[{{brand}}] "{{company}}"의 데이터를 내려받을 수 있습니다',
    title: '데이터 내보내기가 완료되었습니다',
    lead: '"{{company}}"와 해당 사이트의 모든 데이터를 ZIP 파일 하나로 모았습니다. 로그인하여 내려받아 주세요.',
    kept: '파일은 24시간 뒤에 삭제됩니다. 방문자와 회원의 개인정보가 들어 있으므로 취급에 주의해 주세요.',
    button: '다운로드 화면 열기',
    notYou: '요청하신 적이 없다면 비밀번호를 변경하고 운영 담당자에게 알려 주세요.',
  },
  reportNotSent: {
    subject: '[{{brand}}] "{{site}}"의 월간 보고서를 보내지 못했습니다',
    title: '월간 보고서를 보내지 못했습니다',
    lead: '이용 중인 요금제에 통계가 포함되어 있지 않아 "{{site}}"의 {{month}} 보고서를 보내지 않았습니다.',
    afterwards: '통계가 포함된 요금제로 변경하면 이후 달부터 다시 보내 드립니다. 수신 주소는 그대로 보관됩니다.',
    button: '통계 열기',
  },
  domain: {
    live: {
      subject: '[{{brand}}] 사용자 도메인 “{{domain}}”을 사용할 수 있습니다',
      title: '사용자 도메인을 사용할 수 있습니다',
      lead: '“{{site}}”을 “{{domain}}”에서 볼 수 있게 되었습니다.',
      advice: '이전 주소를 연 방문자는 새 주소로 자동 이동합니다. CNAME 설정은 그대로 두세요.',
    },
    failing: {
      subject: '[{{brand}}] 사용자 도메인 “{{domain}}”을 사용할 수 없습니다',
      title: '사용자 도메인을 사용할 수 없습니다',
      lead: '“{{domain}}”을 확인한 결과 필요한 레코드가 없거나 잘못되었거나, 인증서를 사용할 수 없었습니다.',
      advice:
        '“{{site}}”은 기본 주소에서 계속 공개됩니다. 아래 버튼에서 고칠 내용을 확인해 주세요. 30일 안에 바로잡으면 자동으로 복구됩니다.',
    },
    expired: {
      subject: '[{{brand}}] 사용자 도메인 “{{domain}}”을 확인하지 못했습니다',
      title: '사용자 도메인을 확인하지 못했습니다',
      lead: '기한까지 “{{domain}}”의 레코드를 확인하지 못해 확인을 마쳤습니다.',
      advice:
        '“{{site}}”은 확인 전 상태로 돌아가 기본 주소에서 사용할 수 있습니다. 레코드를 바로잡은 뒤 아래 버튼에서 다시 시작할 수 있습니다.',
    },
    lost: {
      subject: '[{{brand}}] 사용자 도메인 “{{domain}}”이 다른 사이트로 옮겨졌습니다',
      title: '사용자 도메인이 옮겨졌습니다',
      lead: '“{{domain}}”의 DNS가 이제 다른 사이트를 가리킵니다.',
      advice: '“{{site}}”은 기본 주소에서 계속 공개됩니다. 이유를 모르시면 도메인 관리자에게 문의해 주세요.',
    },
    certificate: {
      subject: '[{{brand}}] “{{domain}}”의 인증서가 갱신되지 않았습니다',
      title: '인증서가 갱신되지 않았습니다',
      lead: '“{{domain}}”의 인증서는 {{at}}(일본 시간)에 만료되지만 아직 갱신되지 않았습니다.',
      advice: '아래 버튼에서 CNAME과 CAA 레코드를 확인해 주세요. 만료되면 “{{site}}”은 기본 주소에서 공개됩니다.',
    },
    button: '도메인 설정 열기',
    instructions: {
      subject: '[{{brand}}] “{{domain}}”의 DNS 설정을 부탁드립니다',
      title: '“{{domain}}”의 DNS 설정 요청',
      lead: '{{company}}의 {{sender}}님이 사이트 “{{site}}”을 “{{domain}}”에서 공개하려고 합니다.',
      leadOfCompany: '{{company}}에서 사이트 “{{site}}”을 “{{domain}}”에서 공개하려고 합니다.',
      task: '“{{zone}}”의 DNS에 다음 CNAME 레코드 하나를 추가해 주세요.',
      type: '종류',
      name: '이름(호스트)',
      value: '값',
      message: '{{sender}}님의 메시지',
      button: '사이트 보기',
      caution: '같은 이름의 다른 레코드는 삭제하고 CDN 등의 프록시는 꺼 주세요.',
      until: '{{at}}(일본 시간)까지 설정하면 자동으로 확인됩니다.',
      footer: '이 이메일은 {{company}}의 요청으로 {{brand}}에서 보냅니다. 회신은 {{company}}에 전달됩니다.',
    },
  },
  scheduledPublication: {
    blocked: {
      subject: '[{{brand}}] "{{site}}"의 예약을 실행할 수 없는 상태입니다',
      title: '예약을 실행할 수 없는 상태입니다',
      lead: '{{at}}(일본 시간)에 예약된 "{{site}}" {{what}} 작업을 현재 상태로는 실행할 수 없습니다.',
      advice: '예약 시각 전에 해결하면 예약대로 실행됩니다.',
    },
    failed: {
      subject: '[{{brand}}] "{{site}}"의 예약을 실행하지 못했습니다',
      title: '예약을 실행하지 못했습니다',
      lead: '{{at}}(일본 시간)에 예약된 "{{site}}" {{what}} 작업을 실행하지 못했습니다. 사이트의 게시 상태는 바뀌지 않았습니다.',
      advice: '원인을 해결한 뒤 다시 게시하거나 예약해 주세요.',
    },
    what: { public: '게시', private: '게시 종료' },
    obstacle: {
      faults: '게시에 필요한 항목이 비어 있거나 올바르지 않습니다. 편집 화면의 "게시"에서 내용을 확인할 수 있습니다.',
      status: '사이트 또는 계약 상태 때문에 게시 상태를 바꿀 수 없습니다.',
      paused: '계약이 일시 중지되어 있습니다.',
      'revision-gone': '예약한 버전이 남아 있지 않습니다.',
      approval: '게시에 필요한 인원의 승인을 받지 못했습니다.',
    },
    button: '사이트 열기',
  },
};
