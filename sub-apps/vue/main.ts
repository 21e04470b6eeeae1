import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import '../shared/app.css';
import '../kit/styles/frame.css';
import '../kit/styles/feedback.css';
import '../kit/styles/list.css';
import '../kit/styles/summary.css';
import '../kit/styles/parts.css';
import '../kit/styles/record.css';
import '../kit/styles/form.css';
import '../kit/styles/day.css';
import '../kit/styles/phone.css';
import { returnPath } from '../shared/returnPath.js';
import { App } from './App.tsx';
import { ListPage } from './list/ListPage.tsx';
import { RecordPage } from './RecordPage.tsx';

const form = () => import('./FormPage.tsx').then(({ FormPage }) => FormPage);
const router = createRouter({
  history: createWebHistory(import.meta.env.BASE_URL),
  routes: [
    // Where the portal enters: redirects to the requested page, or to the list, without a history entry of its own.
    {
      path: '/middlePage',
      redirect: ({ fullPath }) => {
        const { path, query, hash } = router.resolve(returnPath(fullPath.slice(fullPath.indexOf('?'))) ?? '/list');
        // With only a path, the router would keep the query of the middle page.
        return { path, query, hash };
      },
    },
    { path: '/', redirect: '/list' },
    { path: '/list', component: ListPage },
    { path: '/new', component: form },
    { path: '/:resource', component: ListPage },
    { path: '/:resource/new', component: form },
    { path: '/:resource/:id', component: RecordPage },
    { path: '/:resource/:id/edit', component: form },
  ],
});
createApp(App).use(router).mount('#app');
