# The console, its worker and its commands in one image. Which of them a container is, its arguments say:
#   (none)  --role api  --role worker  --domains=evolution
FROM node:24-slim AS packages
WORKDIR /console
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY sdk/package.json sdk/
# The image has a Node already; the one that npm brings along would only make it larger.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* && npm cache clean --force

FROM node:24-slim
WORKDIR /console
ENV NODE_ENV=production HOST=0.0.0.0 CONSOLE_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /console/node_modules node_modules
COPY package.json LICENSE ./
COPY tools/node.cjs tools/
COPY sdk/package.json sdk/
COPY server server
USER node
VOLUME /data
EXPOSE 8080
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/src/main.ts"]
