import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { session as source } from '#shared/messages/jp/session.ts';

export const session: CatalogueOf<typeof source> = {
  signIn: {
    title: '登录',
    lead: '请输入账号的电子邮箱和密码。',
    email: '电子邮箱（登录ID）',
    password: '密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    submit: '登录',
    again: '重新登录后将回到刚才的页面。',
  },
  signOut: {
    working: '正在退出登录',
    done: '已退出登录',
    text: '感谢您的使用。如使用公用设备，请同时关闭浏览器。',
    signInAgain: '重新登录',
  },
  ended: '登录已过期，即将前往登录页面。',
  forbidden: '您没有执行此操作的权限，即将前往提示页面。',
};
